import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { session } from '#kit/web/session.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '../contract/accounts.screens.ts'
import { profileEndpoints } from '../contract/profile.endpoints.ts'
import { CardScreen } from './pieces/CardScreen.tsx'
import classes from './pieces/CardScreen.module.css'
import { refreshPerson } from './refresh-person.ts'

/** Where the link to a new address leads. It asks first: letters are opened by machines too. */
export function ConfirmEmailScreen() {
  const text = useText()
  const problemText = useProblemText()
  const token = useTokenOfLink()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState('')
  const [isPending, setPending] = useState(false)

  const confirm = async () => {
    setPending(true)
    setWrong('')
    try {
      setEmail((await callApi(profileEndpoints.confirmEmail, { body: { token } })).email)
      if (session.get().person) await refreshPerson()
    } catch (problem) {
      setWrong(problemText(problem))
    } finally {
      setPending(false)
    }
  }

  return (
    <CardScreen title={text('confirmEmail.title')}>
      <div role="status">
        {email && <p className={classes.intro}>{text('confirmEmail.done', { email })}</p>}
      </div>
      {!email && (
        <>
          <p className={classes.intro}>
            {text(token ? 'confirmEmail.body' : 'confirmEmail.noLink')}
          </p>
          <div className={token ? classes.form : undefined}>
            <p className={classes.refusal} role="alert">
              {wrong}
            </p>
            {token && (
              <Button size="md" loading={isPending} onClick={() => void confirm()}>
                {text('confirmEmail.button')}
              </Button>
            )}
          </div>
        </>
      )}
      {(email || wrong || !token) && (
        <Button component="a" href="/" size="md" fullWidth>
          {text('confirmEmail.toAccount')}
        </Button>
      )}
    </CardScreen>
  )
}

/** The secret leaves the address bar as soon as it is read, once and for all. */
function useTokenOfLink(): string {
  const { token: inAddress } = useSearchParameters()
  const [token] = useState(inAddress ?? '')
  const router = useRouter()
  useEffect(() => {
    if (token)
      void router.navigate({ to: accountsScreens.confirmEmail.path, search: {}, replace: true })
  }, [router, token])
  return token
}
