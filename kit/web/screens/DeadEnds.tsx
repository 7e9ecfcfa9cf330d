import { IconLock, IconMapSearch, IconMoodSad, type Icon } from '@tabler/icons-react'
import { useSession } from '../session.ts'
import { useKitText } from '../text.ts'
import { HomeLink } from './HomeLink.tsx'
import { MessageScreen } from './MessageScreen.tsx'

export const ErrorScreen = () => <DeadEnd name="error" icon={IconMoodSad} />
export const NotAuthorizedScreen = () => <DeadEnd name="notAuthorized" icon={IconLock} />
export const NotFoundScreen = () => <DeadEnd name="notFound" icon={IconMapSearch} />

/** From where one goes nowhere but home. */
function DeadEnd({
  name,
  icon: Mark,
}: {
  name: 'error' | 'notAuthorized' | 'notFound'
  icon: Icon
}) {
  const text = useKitText()
  const isSignedIn = useSession().person !== null
  const body = name === 'notAuthorized' && !isSignedIn ? 'notSignedIn' : name
  return (
    <MessageScreen
      mark={<Mark size={36} stroke={1.5} />}
      title={text(`states.${name}Title`)}
      body={text(`states.${body}Body`)}
    >
      <HomeLink />
    </MessageScreen>
  )
}
