import { IconMapSearch } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import { HomeLink } from './HomeLink.tsx'
import { MessageScreen } from './MessageScreen.tsx'

export function NotFoundScreen() {
  const text = useKitText()
  return (
    <MessageScreen
      mark={<IconMapSearch size={36} stroke={1.5} />}
      title={text('states.notFoundTitle')}
      body={text('states.notFoundBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}
