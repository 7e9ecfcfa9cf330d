import { Button, Loader } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { writeStored } from '#kit/web/browser-storage.ts'
import { CardLinks, CardScreen } from '#kit/web/card/CardScreen.tsx'
import { useLinkSecret } from '#kit/web/link-secret.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { registrationScreens } from '../contract/registration.screens.ts'

/** Where the link of a registration leads: confirms the address at once. */
export function VerifiedScreen() {
  const text = useText()
  const { email, problem, retry } = useConfirmation(useLinkSecret()?.token ?? '')
  if (email)
    return (
      <CardScreen title={text('verified.title')} intro={text('verified.body', { email })}>
        <ScreenButton screen={accountsScreens.login} size="md" fullWidth>
          {text('verified.signIn')}
        </ScreenButton>
      </CardScreen>
    )
  if (!problem)
    return (
      <CardScreen title={text('verified.working')}>
        <Loader size="sm" mt="md" aria-hidden />
      </CardScreen>
    )
  return <Failed problem={problem} retry={retry} />
}

function Failed({ problem, retry }: { problem: ApiProblem; retry: () => void }) {
  const text = useText()
  const problemText = useProblemText()
  const isOver = problem.code === 'linkExpired'
  return (
    <CardScreen
      title={text('verified.failedTitle')}
      intro={isOver ? text('verified.failedBody') : problemText(problem)}
    >
      {problem.status === 409 ? (
        <ScreenButton screen={accountsScreens.login} size="md" fullWidth>
          {text('verified.signIn')}
        </ScreenButton>
      ) : (
        <Button size="md" fullWidth onClick={retry}>
          {text('verified.retry')}
        </Button>
      )}
      {isOver && (
        <CardLinks>
          <ScreenLink screen={registrationScreens.verifyEmail}>
            {text('verified.newLink')}
          </ScreenLink>
        </CardLinks>
      )}
    </CardScreen>
  )
}

const lost = new ApiProblem({
  type: 'about:blank',
  title: '',
  status: 409,
  code: 'linkExpired',
  requestId: '',
})

/** Redeems the token once, however often the screen is drawn. */
function useConfirmation(token: string) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<ApiProblem | null>(token ? null : lost)
  const begun = useRef('')
  const confirm = useCallback(async () => {
    setProblem(null)
    try {
      const answer = await callApi(registrationEndpoints.verifyEmail, { body: { token } })
      writeStored('email', answer.email)
      setEmail(answer.email)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
    }
  }, [token])
  useEffect(() => {
    if (!token || begun.current === token) return
    begun.current = token
    void confirm()
  }, [token, confirm])
  return { email, problem, retry: () => void confirm() }
}
