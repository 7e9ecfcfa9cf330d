import { useRouter } from '@tanstack/react-router'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { fieldErrors } from '#kit/contract/validation.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { useErrorText } from '#kit/web/form/error-text.ts'
import { isOwnPath } from '#kit/web/router/own-path.ts'
import { stringifySearch } from '#kit/web/router/search.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { startSession } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

type Name = 'email' | 'password'

/** What the sign-in form knows and does. */
export function useLogin() {
  const [values, setValues] = useState(() => ({ email: readStored('email') ?? '', password: '' }))
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [showsPassword, showPassword] = useState(false)
  const errorText = useErrorText()
  const goOn = useGoOn()
  const checked = accountsEndpoints.login.body.safeParse(values, { reportInput: true })
  const errors = wasSubmitted && !checked.success ? fieldErrors(checked.error.issues) : {}

  const field = (name: Name) => ({
    id: name,
    name,
    required: true,
    value: values[name],
    error: errors[name]?.[0] && errorText(errors[name][0]),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }

  const send = async () => {
    setSubmitted(true)
    if (isPending) return
    if (!checked.success) return focusOn(checked.error.issues[0]?.path[0])
    setPending(true)
    setProblem(null)
    try {
      startSession(await callApi(accountsEndpoints.login, { body: checked.data }))
      writeStored('email', null)
      goOn()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      if (error.code === 'wrongCredentials') focusOn('password')
    } finally {
      setPending(false)
    }
  }

  return { field, submit, problem, isPending, showsPassword, showPassword }
}

const focusOn = (name: PropertyKey | undefined) => document.getElementById(String(name))?.focus()

/** To where one wanted to go before signing in, with the parameters it had. */
function useGoOn() {
  const router = useRouter()
  const { to, lang: _lang, ...query } = useSearchParameters()
  const target = isOwnPath(to) ? to : '/'
  return () => void router.navigate({ href: target + stringifySearch(query), replace: true })
}
