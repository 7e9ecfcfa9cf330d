import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../session.ts'
import { useKitText } from '../text.ts'

/** To where one starts: the start page, or for visitors the sign-in. */
export function HomeLink() {
  const text = useKitText()
  const isSignedIn = useSession().person !== null
  return (
    <Button component={Link} to="/" search={{} as never}>
      {isSignedIn ? text('actions.toHome') : text('actions.toSignIn')}
    </Button>
  )
}
