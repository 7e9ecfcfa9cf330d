import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { readStored } from '#kit/web/browser-storage.ts'
import { chooseLanguage } from '#kit/web/language.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { unsubscribeEndpoints, type MailChoice } from '../contract/unsubscribe.endpoints.ts'
import classes from './notices.module.css'

/** Where “Unsubscribe” of a mail leads. It asks first: addresses in mails are opened by machines too. */
export function UnsubscribeScreen() {
  const { token = '' } = useSearchParameters()
  return /^[\w-]{43}$/.test(token) ? <ByToken key={token} token={token} /> : <NoMail />
}

function ByToken({ token }: { token: string }) {
  const answer = useAnswer(unsubscribeEndpoints.readMailChoice, { params: { token } })
  const { data, error } = answer
  if (data) return <Choice token={token} found={data} />
  if (!error) return <Loading />
  return error.status === 404 ? (
    <NoMail />
  ) : (
    <ProblemState error={error} retry={() => void answer.refetch()} />
  )
}

function NoMail() {
  const text = useText()
  return <CardScreen title={text('unsubscribe.noMailTitle')} intro={text('unsubscribe.noMail')} />
}

function Choice({ token, found }: { token: string; found: MailChoice }) {
  const text = useText()
  const problemText = useProblemText()
  const [choice, setChoice] = useState(found)
  const [wrong, setWrong] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { mail, isOn, language } = choice
  const [hasChosen, setChosen] = useState(false)
  if (!hasChosen) {
    setChosen(true)
    // It opens in the language of the mail, unless another one was chosen on this device.
    if (!readStored('language')) chooseLanguage(language)
  }
  const choose = async () => {
    setBusy(true)
    setWrong('')
    const { unsubscribe, takeBackUnsubscribing } = unsubscribeEndpoints
    try {
      const endpoint = isOn ? unsubscribe : takeBackUnsubscribing
      setChoice(await callApi(endpoint, { params: { token } }))
    } catch (problem) {
      setWrong(problemText(problem))
    } finally {
      setBusy(false)
    }
  }
  const what = mail === 'digest' ? text('unsubscribe.digest') : text(`kinds.${mail}`)
  return (
    <CardScreen title={text('unsubscribe.title')}>
      <div role="status">
        <p>{text(isOn ? 'unsubscribe.comes' : 'unsubscribe.stopped', { what })}</p>
      </div>
      <p className={classes.wrong} role="alert">
        {wrong}
      </p>
      <Button
        size="md"
        fullWidth
        variant={isOn ? 'filled' : 'default'}
        loading={isBusy}
        onClick={() => void choose()}
      >
        {text(isOn ? 'unsubscribe.stop' : 'unsubscribe.again')}
      </Button>
      <p className="quiet">{text('unsubscribe.others')}</p>
    </CardScreen>
  )
}
