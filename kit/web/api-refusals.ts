import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { accessRefresh } from './access-refresh.ts'
import type { ApiProblem } from './api-problem.ts'
import { writeStored } from './browser-storage.ts'
import { formKeeping } from './form/kept-forms.ts'
import { navigator } from './navigator.ts'
import { accessToken, dropToken } from './session.ts'

const here = () => location.pathname + location.search

const isPathHere = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/') && !path.startsWith('//')

/** The sign-in page that leads back to where one is. */
function signInHref(): string {
  const query = new URLSearchParams(location.search)
  if (location.pathname !== '/') query.set('to', location.pathname)
  return query.size ? `/login?${query}` : '/login'
}

function toSignIn(tokenSent: string | null) {
  // Of several calls refused together, the first ends the session; the others find it ended.
  if (tokenSent !== accessToken() || location.pathname === '/login') return
  formKeeping.keepAll()
  const href = signInHref()
  dropToken()
  navigator.go(href, { replace: true, ignoreBlocker: true })
}

function toPasswordChange(problem: ApiProblem) {
  if (location.pathname === '/password-change') return
  writeStored('redirectAfterLogin', here())
  const { redirect } = problem.problem
  navigator.go(isPathHere(redirect) ? redirect : '/password-change', { ignoreBlocker: true })
}

/** What every call does about 401 and 403, besides throwing; public calls handle their own. */
export function heedRefusal(problem: ApiProblem, endpoint: Endpoint, tokenSent: string | null) {
  if ('public' in endpoint.access) return
  if (problem.status === 401) toSignIn(tokenSent)
  else if (problem.status === 403 && problem.problem['password_expired'] === true)
    toPasswordChange(problem)
  else if (problem.status === 403) askAccess()
}

/**
 * What the browser takes for permitted no longer is: it asks who one is, and the router’s guard decides
 * whether the open screen may still be seen. Whoever is typing is told at what they did, and not torn away.
 */
function askAccess() {
  if (!formKeeping.isTyping()) accessRefresh.get()?.()
}
