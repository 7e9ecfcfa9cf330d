import { Button } from '@mantine/core'
import { useState } from 'react'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { EmailEntry } from '#modules/accounts/web/pieces/EmailEntry.tsx'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { useLinkSecret } from '#modules/accounts/web/pieces/link-secret.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'

/** A participant asks for the link here, and chooses the password when it leads back here. */
export function EmployeePasswordScreen() {
  const text = useText()
  const token = useLinkSecret()?.token
  const [asks, setAsks] = useState(false)
  if (!token || asks) return <AskForLink />
  const failed = (
    <CardScreen title={text('invitation.failedTitle')} intro={text('employeePassword.failedBody')}>
      <Button size="md" fullWidth onClick={() => setAsks(true)}>
        {text('invitation.newLink')}
      </Button>
    </CardScreen>
  )
  return <AcceptInvitation token={token} failed={failed} />
}

function AskForLink() {
  const text = useText()
  const [sentTo, setSentTo] = useState('')
  const form = useCardForm({
    endpoint: registrationEndpoints.askEmployeePassword,
    labels: { email: text('fields.email') },
    initial: { email: readStored('email') ?? '' },
    onDone(_, { email }) {
      writeStored('email', email.trim().toLowerCase())
      setSentTo(email.trim().toLowerCase())
    },
  })
  if (sentTo)
    return (
      <CardScreen
        title={text('employeePassword.sentTitle')}
        intro={text('employeePassword.sent', { email: sentTo })}
      >
        <Button size="md" fullWidth variant="default" onClick={() => setSentTo('')}>
          {text('employeePassword.again')}
        </Button>
      </CardScreen>
    )
  return (
    <CardScreen title={text('employeePassword.title')} intro={text('employeePassword.intro')}>
      <CardForm form={form} button={text('employeePassword.submit')}>
        <EmailEntry {...form.field('email')} autoComplete="email" />
      </CardForm>
      <CardLinks>
        {text('register.hasAccount')}{' '}
        <ScreenLink screen={accountsScreens.login}>{text('register.signIn')}</ScreenLink>
      </CardLinks>
    </CardScreen>
  )
}
