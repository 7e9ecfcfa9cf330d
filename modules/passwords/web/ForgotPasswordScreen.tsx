import { Button } from '@mantine/core'
import { useState } from 'react'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { EmailEntry } from '#modules/accounts/web/pieces/EmailEntry.tsx'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { passwordsEndpoints } from '../contract/passwords.endpoints.ts'

/** Says the same whether there is such an account or not. */
export function ForgotPasswordScreen() {
  const text = useText()
  const [sentTo, setSentTo] = useState('')
  const form = useCardForm({
    endpoint: passwordsEndpoints.forgotPassword,
    labels: { email: text('fields.email') },
    initial: { email: readStored('email') ?? '' },
    onDone(_, { email }) {
      writeStored('email', email.trim().toLowerCase())
      setSentTo(email.trim().toLowerCase())
    },
  })
  const toSignIn = (
    <CardLinks>
      <ScreenLink screen={accountsScreens.login}>{text('forgot.signIn')}</ScreenLink>
    </CardLinks>
  )
  if (sentTo)
    return (
      <CardScreen title={text('forgot.sentTitle')} intro={text('forgot.sent', { email: sentTo })}>
        <Button size="md" fullWidth variant="default" mb="lg" onClick={() => setSentTo('')}>
          {text('forgot.again')}
        </Button>
        {toSignIn}
      </CardScreen>
    )
  return (
    <CardScreen title={text('forgot.title')} intro={text('forgot.intro')}>
      <CardForm form={form} button={text('forgot.submit')}>
        <EmailEntry {...form.field('email')} autoComplete="username" />
      </CardForm>
      {toSignIn}
    </CardScreen>
  )
}
