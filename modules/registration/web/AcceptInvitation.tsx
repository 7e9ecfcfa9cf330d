import { Button, Loader } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { writeStored } from '#kit/web/browser-storage.ts'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { NewPasswordEntries } from '#modules/accounts/web/pieces/NewPasswordEntries.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { useLanguage } from '#kit/web/language.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { useInvitation, type Invitation } from './use-invitation.ts'

/** Opens the invitation behind a link, lets the person set a password, and leads to the sign-in. */
export function AcceptInvitation({ token, failed }: { token: string; failed: ReactNode }) {
  const text = useText()
  const problemText = useProblemText()
  const { invitation, problem, retry } = useInvitation(token)
  const [email, setEmail] = useState('')
  if (email) return <Accepted email={email} />
  if (!token || problem?.code === 'linkExpired') return failed
  if (problem)
    return (
      <CardScreen title={text('screens.invitation')} intro={problemText(problem)}>
        <Button size="md" fullWidth onClick={retry}>
          {text('verified.retry')}
        </Button>
      </CardScreen>
    )
  if (!invitation)
    return (
      <CardScreen title={text('invitation.opening')}>
        <Loader size="sm" mt="md" aria-hidden />
      </CardScreen>
    )
  return <SetPassword token={token} invitation={invitation} failed={failed} onDone={setEmail} />
}

function SetPassword(props: {
  token: string
  invitation: Invitation
  failed: ReactNode
  onDone: (email: string) => void
}) {
  const { token, invitation, failed, onDone } = props
  const { name, email, role, sender } = invitation
  const text = useText()
  const language = useLanguage()
  const form = useCardForm({
    endpoint: registrationEndpoints.acceptInvitation,
    labels: { password: text('fields.password'), confirmation: text('fields.confirmation') },
    extra: { token, language },
    onDone(answer) {
      writeStored('email', answer.email)
      onDone(answer.email)
    },
  })
  if (form.problem?.code === 'linkExpired') return failed
  const about = sender
    ? text('invitation.invited', { sender, email, role: role.name })
    : text('invitation.prepared', { email, role: role.name })
  return (
    <CardScreen
      title={text('invitation.title', { name })}
      intro={`${about} ${text('invitation.choose')}`}
    >
      <CardForm form={form} button={text('invitation.submit')}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordEntries form={form} />
      </CardForm>
    </CardScreen>
  )
}

function Accepted({ email }: { email: string }) {
  const text = useText()
  return (
    <CardScreen title={text('invitation.doneTitle')} intro={text('invitation.doneBody', { email })}>
      <ScreenButton screen={accountsScreens.login} size="md" fullWidth>
        {text('verified.signIn')}
      </ScreenButton>
    </CardScreen>
  )
}
