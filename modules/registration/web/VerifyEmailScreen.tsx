import { useState } from 'react'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { EmailEntry } from '#modules/accounts/web/pieces/EmailEntry.tsx'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { registrationScreens } from '../contract/registration.screens.ts'
import { lastAsked } from './last-asked.ts'
import { useCountdown } from './use-countdown.ts'

/** Says where the mail went; without a registration in this browser it asks for the address. */
export function VerifyEmailScreen() {
  const [known] = useState(() => readStored('email') ?? '')
  return known ? <LookIntoMailbox email={known} /> : <AskAddress />
}

function LookIntoMailbox({ email }: { email: string }) {
  const text = useText()
  const countdown = useCountdown(lastAsked.get().resendAfter)
  const [said, say] = useState('')
  const form = useCardForm({
    endpoint: registrationEndpoints.resendVerification,
    labels: {},
    extra: { email },
    onDone({ resendAfter }) {
      countdown.start(resendAfter)
      say(text('verifyEmail.again'))
    },
  })
  const { left } = countdown
  const button = left ? text('verifyEmail.wait', { seconds: left }) : text('verifyEmail.resend')
  return (
    <CardScreen title={text('verifyEmail.title')} intro={text('verifyEmail.sent', { email })}>
      <CardForm form={form} button={button} disabled={left > 0}>
        <p role="status" style={{ margin: 0 }}>
          {said || text('verifyEmail.hint')}
        </p>
      </CardForm>
      <CardLinks>
        <ScreenLink screen={registrationScreens.register}>
          {text('verifyEmail.otherAddress')}
        </ScreenLink>
      </CardLinks>
    </CardScreen>
  )
}

function AskAddress() {
  const text = useText()
  const [sentTo, setSentTo] = useState('')
  const form = useCardForm({
    endpoint: registrationEndpoints.resendVerification,
    labels: { email: text('fields.email') },
    onDone({ resendAfter }, { email }) {
      writeStored('email', email.trim().toLowerCase())
      lastAsked.set({ typed: { email }, resendAfter })
      setSentTo(email.trim().toLowerCase())
    },
  })
  if (sentTo) return <LookIntoMailbox email={sentTo} />
  return (
    <CardScreen title={text('verifyEmail.askTitle')} intro={text('verifyEmail.ask')}>
      <CardForm form={form} button={text('verifyEmail.resend')}>
        <EmailEntry {...form.field('email')} autoComplete="email" />
      </CardForm>
    </CardScreen>
  )
}
