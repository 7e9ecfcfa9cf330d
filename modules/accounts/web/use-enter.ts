import { useRouter } from '@tanstack/react-router'
import { writeStored } from '#kit/web/browser-storage.ts'
import { isOwnPath } from '#kit/web/router/own-path.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { stringifySearch } from '#kit/web/router/search.ts'
import { startSession } from '#kit/web/session.ts'
import type { SignedIn } from '../contract/accounts.endpoints.ts'

/** Begins the session, and goes to where one wanted to go before, with the parameters it had. */
export function useEnter() {
  const router = useRouter()
  const { to, ...rest } = useSearchParameters()
  const target = isOwnPath(to) ? to : '/'
  return (answer: SignedIn) => {
    startSession(answer)
    writeStored('email', null)
    void router.navigate({ href: target + stringifySearch(withoutArrival(rest)), replace: true })
  }
}

/** What a link or an issuer brought one here with is for this page alone. */
export function withoutArrival(parameters: Record<string, string>): Record<string, string> {
  const { lang: _l, unlock: _u, code: _c, state: _s, iss: _i, error: _e, ...rest } = parameters
  const { error_description: _d, session_state: _t, ...others } = rest
  return others
}
