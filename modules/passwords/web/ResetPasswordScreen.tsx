import { useState } from 'react'
import { writeStored } from '#kit/web/browser-storage.ts'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { NewPasswordEntries } from '#modules/accounts/web/pieces/NewPasswordEntries.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { useLinkSecret } from '#modules/accounts/web/pieces/link-secret.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { passwordsEndpoints } from '../contract/passwords.endpoints.ts'
import { passwordsScreens } from '../contract/passwords.screens.ts'

/** Where the link of a forgotten password leads. */
export function ResetPasswordScreen() {
  const link = useLinkSecret()
  return link ? <Choose key={link.token} token={link.token} email={link.email} /> : <Failed />
}

function Choose({ token, email }: { token: string; email: string }) {
  const text = useText()
  const [isDone, setDone] = useState(false)
  const form = useCardForm({
    endpoint: passwordsEndpoints.resetPassword,
    labels: { password: text('fields.password'), confirmation: text('fields.confirmation') },
    extra: { token, email },
    onDone() {
      writeStored('email', email)
      setDone(true)
    },
  })
  if (isDone)
    return (
      <CardScreen title={text('reset.doneTitle')} intro={text('reset.done', { email })}>
        <ScreenButton screen={accountsScreens.login} size="md" fullWidth>
          {text('reset.signIn')}
        </ScreenButton>
      </CardScreen>
    )
  if (form.problem?.code === 'linkExpired') return <Failed />
  return (
    <CardScreen title={text('reset.title')} intro={text('reset.intro', { email })}>
      <CardForm form={form} button={text('reset.submit')}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordEntries form={form} />
      </CardForm>
    </CardScreen>
  )
}

function Failed() {
  const text = useText()
  return (
    <CardScreen title={text('reset.failedTitle')} intro={text('reset.failed')}>
      <ScreenButton screen={passwordsScreens.forgotPassword} size="md" fullWidth>
        {text('reset.newLink')}
      </ScreenButton>
    </CardScreen>
  )
}
