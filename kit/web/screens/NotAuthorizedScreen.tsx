import { IconLock } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import { HomeLink } from './HomeLink.tsx'
import { MessageScreen } from './MessageScreen.tsx'

export function NotAuthorizedScreen() {
  const text = useKitText()
  return (
    <MessageScreen
      mark={<IconLock size={36} stroke={1.5} />}
      title={text('states.notAuthorizedTitle')}
      body={text('states.notAuthorizedBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}
