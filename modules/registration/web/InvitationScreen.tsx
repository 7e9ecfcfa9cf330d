import { CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { useLinkSecret } from '#modules/accounts/web/pieces/link-secret.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { passwordsScreens } from '#modules/passwords/contract/passwords.screens.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'

export function InvitationScreen() {
  const text = useText()
  const token = useLinkSecret()?.token ?? ''
  const failed = (
    <CardScreen title={text('invitation.failedTitle')} intro={text('invitation.failedBody')}>
      <ScreenButton screen={passwordsScreens.forgotPassword} size="md" fullWidth>
        {text('invitation.newLink')}
      </ScreenButton>
    </CardScreen>
  )
  return <AcceptInvitation token={token} failed={failed} />
}
