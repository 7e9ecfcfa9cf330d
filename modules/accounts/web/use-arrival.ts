import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { readStored } from '#kit/web/browser-storage.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'
import { withoutArrival } from './use-enter.ts'
import type { Login } from './use-login.ts'

/** What the page says about how one came here. */
export type Arrival = 'arriving' | 'unlocked' | 'turnedBack' | 'ended' | null

/** Whose session was ended by the server left the name behind; who signed out left nothing. */
const firstArrival = (): Arrival => (readStored('userData') === null ? null : 'ended')

/** Deals with a mailed link, or with the way back from the issuer, and clears the address of it. */
export function useArrival({ attempt, setProblem }: Login): Arrival {
  const router = useRouter()
  const search = useSearchParameters()
  const [arrival, setArrival] = useState(firstArrival)
  const wasDealtWith = useRef(false)
  const dealWith = async () => {
    const { unlock, code } = search
    if (wasDealtWith.current) return
    wasDealtWith.current = true
    void router.navigate({ to: '/login', search: withoutArrival(search), replace: true })
    if (unlock) return setArrival(await unlockSignIn(unlock, setProblem))
    if (!code) return setArrival('turnedBack')
    setArrival('arriving')
    const { arriveFromIssuer } = await import('./single-sign-on.ts')
    await attempt(() => arriveFromIssuer(search))
    setArrival(null)
  }
  const latest = useRef(dealWith)
  latest.current = dealWith
  const { unlock, state } = search
  useEffect(() => {
    if (unlock || state) void latest.current()
  }, [unlock, state])
  return arrival
}

async function unlockSignIn(token: string, setProblem: Login['setProblem']): Promise<Arrival> {
  try {
    await callApi(accountsEndpoints.unlockSignIn, { body: { token } })
    return 'unlocked'
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    setProblem(error)
    return null
  }
}
