import { IconMoodSad } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import { HomeLink } from './HomeLink.tsx'
import { MessageScreen } from './MessageScreen.tsx'

export function ErrorScreen() {
  const text = useKitText()
  return (
    <MessageScreen
      mark={<IconMoodSad size={36} stroke={1.5} />}
      title={text('states.errorTitle')}
      body={text('states.errorBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}
