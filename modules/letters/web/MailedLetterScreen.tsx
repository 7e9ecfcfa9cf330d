import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dateFormat } from '#kit/contract/date-format.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { readStored } from '#kit/web/browser-storage.ts'
import { useDownload } from '#kit/web/file/use-download.ts'
import { chooseLanguage, useLocale } from '#kit/web/language.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import { mailedLetterEndpoints, type MailedLetter } from '../contract/mailed-letter.endpoints.ts'
import classes from './letters.module.css'

/** Where the mail of a letter leads whoever has no account: to that letter, and nowhere else. */
export function MailedLetterScreen() {
  const { id: token = '' } = useScreenParams()
  return /^[\w-]{43}$/.test(token) ? <ByToken key={token} token={token} /> : <Unknown />
}

function ByToken({ token }: { token: string }) {
  const answer = useAnswer(mailedLetterEndpoints.readMailedLetter, { params: { token } })
  const { data, error } = answer
  if (data) return <Found token={token} letter={data} />
  if (!error) return <Loading />
  if (error.code === 'linkExpired') return <Expired />
  if (error.status === 404) return <Unknown />
  return <ProblemState error={error} retry={() => void answer.refetch()} />
}

function Unknown() {
  const text = useText()
  return <CardScreen title={text('mailed.unknownTitle')} intro={text('mailed.unknown')} />
}

function Expired() {
  const text = useText()
  return <CardScreen title={text('mailed.expiredTitle')} intro={text('mailed.expired')} />
}

function Found({ token, letter }: { token: string; letter: MailedLetter }) {
  const text = useText()
  const days = dateFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  const { subject, sender, language, at, until, name } = letter
  const endpoint = mailedLetterEndpoints.openMailedLetter
  const { isBusy, start } = useDownload({ endpoint, params: { token }, name })
  const [hasChosen, setChosen] = useState(false)
  if (!hasChosen) {
    setChosen(true)
    // It opens in the language of the letter, unless another one was chosen on this device.
    if (!readStored('language')) chooseLanguage(language)
  }
  return (
    <CardScreen
      title={text('screens.mailedLetter')}
      intro={
        <>
          <strong lang={language}>{subject}</strong>
          <br />
          {text('mailed.from', { sender })} · <DateText value={at} dateStyle="long" />
        </>
      }
    >
      <Button
        size="md"
        fullWidth
        loading={isBusy}
        leftSection={<IconFileText size={18} aria-hidden />}
        onClick={start}
      >
        {text('mailed.open')}
      </Button>
      {letter.isToAnswer && <HowToAnswer />}
      <p className="quiet">
        {text('mailed.until', { until: days.format(new Date(`${until}T00:00:00Z`)) })}
      </p>
    </CardScreen>
  )
}

/** An agreement is accepted in the portal, with an account of the address that has the mail. */
function HowToAnswer() {
  const text = useText()
  return (
    <>
      <h2 className={classes.answer}>{text('mailed.answerTitle')}</h2>
      <p>{text('mailed.answer')}</p>
      <Button
        size="md"
        fullWidth
        variant="default"
        component={Link}
        to={registrationScreens.register.path}
      >
        {text('mailed.register')}
      </Button>
      <CardLinks>
        <Link to="/login">{text('mailed.signIn')}</Link>
      </CardLinks>
    </>
  )
}
