import { useState } from 'react'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { writeStored } from '#kit/web/browser-storage.ts'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { PasswordEntry } from '#modules/accounts/web/pieces/PasswordEntry.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { useLinkSecret } from '#modules/accounts/web/pieces/link-secret.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { registrationScreens } from '../contract/registration.screens.ts'

/** Where the link of a registration leads: its password confirms the address. */
export function VerifiedScreen() {
  const text = useText()
  const token = useLinkSecret()?.token ?? ''
  const [email, setEmail] = useState('')
  const form = useCardForm({
    endpoint: registrationEndpoints.verifyEmail,
    labels: { password: text('fields.password') },
    extra: { token },
    onDone(answer) {
      writeStored('email', answer.email)
      setEmail(answer.email)
    },
  })
  if (email) return <Confirmed email={email} />
  const { problem } = form
  if (!token || problem?.status === 409)
    return <Failed problem={problem?.code === 'linkExpired' ? null : problem} />
  return (
    <CardScreen title={text('verified.askTitle')} intro={text('verified.ask')}>
      <CardForm form={form} button={text('verified.submit')}>
        <PasswordEntry {...form.field('password')} autoComplete="current-password" />
      </CardForm>
    </CardScreen>
  )
}

function Confirmed({ email }: { email: string }) {
  const text = useText()
  return (
    <CardScreen title={text('verified.title')} intro={text('verified.body', { email })}>
      <ScreenButton screen={accountsScreens.login} size="md" fullWidth>
        {text('verified.signIn')}
      </ScreenButton>
    </CardScreen>
  )
}

/** The link is over; or, with a problem, something else stands in the way. */
function Failed({ problem }: { problem: ApiProblem | null }) {
  const text = useText()
  const problemText = useProblemText()
  return (
    <CardScreen
      title={text('verified.failedTitle')}
      intro={problem ? problemText(problem) : text('verified.failedBody')}
    >
      <ScreenButton screen={accountsScreens.login} size="md" fullWidth>
        {text('verified.signIn')}
      </ScreenButton>
      {!problem && (
        <CardLinks>
          <ScreenLink screen={registrationScreens.verifyEmail}>
            {text('verified.newLink')}
          </ScreenLink>
        </CardLinks>
      )}
    </CardScreen>
  )
}
