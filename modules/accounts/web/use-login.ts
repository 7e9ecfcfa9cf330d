import { useState, type ChangeEvent } from 'react'
import { fieldErrors } from '#kit/contract/validation.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { readStored } from '#kit/web/browser-storage.ts'
import { useErrorText } from '#kit/web/form/error-text.ts'
import { useText } from '#kit/web/text.ts'
import {
  accountsEndpoints,
  type Challenged,
  type SignInAnswer,
} from '../contract/accounts.endpoints.ts'
import { useEnter } from './use-enter.ts'

type Name = 'email' | 'password'

/** What the sign-in form knows and does. */
export function useLogin() {
  const [values, setValues] = useState(() => ({ email: readStored('email') ?? '', password: '' }))
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [challenge, setChallenge] = useState<Challenged | null>(null)
  const [isPending, setPending] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [showsPassword, showPassword] = useState(false)
  const errorText = useErrorText()
  const text = useText()
  const enter = useEnter()
  const checked = accountsEndpoints.login.body.safeParse(values, { reportInput: true })
  const errors = wasSubmitted && !checked.success ? fieldErrors(checked.error.issues) : {}

  const field = (name: Name) => ({
    id: name,
    name,
    required: true,
    value: values[name],
    error: errors[name]?.[0] && errorText(errors[name][0], text(`fields.${name}`), name),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  })

  /** Whichever way it came about: a second step is shown, or one is in. */
  const goOn = (answer: SignInAnswer) => {
    if ('twoFactorRequired' in answer) setChallenge(answer)
    else enter(answer)
  }

  /** Waits for an answer to signing in, and says what went wrong. */
  const attempt = async (answering: () => Promise<SignInAnswer>) => {
    if (isPending) return
    setPending(true)
    setProblem(null)
    try {
      goOn(await answering())
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      if (error.code === 'wrongCredentials') focusOn('password')
    } finally {
      setPending(false)
    }
  }

  const submit = () => {
    setSubmitted(true)
    if (checked.success)
      void attempt(() => callApi(accountsEndpoints.login, { body: checked.data }))
    else focusOn(checked.error.issues[0]?.path[0])
  }

  /** The second step took too long, or is given up: the password is asked for again. */
  const startOver = (reason: ApiProblem | null) => {
    setChallenge(null)
    setProblem(reason)
    setValues((before) => ({ ...before, password: '' }))
    setSubmitted(false)
    setTimeout(() => focusOn('password'))
  }

  return {
    field,
    submit,
    attempt,
    enter,
    startOver,
    problem,
    setProblem,
    challenge,
    isPending,
    showsPassword,
    showPassword,
  }
}

export type Login = ReturnType<typeof useLogin>

const focusOn = (name: PropertyKey | undefined) => document.getElementById(String(name))?.focus()
