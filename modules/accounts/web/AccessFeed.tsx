import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accessRefresh } from '#kit/web/access-refresh.ts'
import { callApi } from '#kit/web/api-call.ts'
import { onLiveEvent } from '#kit/web/live-events.ts'
import { queries } from '#kit/web/queries.ts'
import { refreshSession, session } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

/** Keeps navigation and buttons true when the role, or what it permits, is changed meanwhile. */
export function AccessFeed() {
  const router = useRouter()
  useEffect(() => {
    const refresh = oneAtATime(() =>
      fetchAccess()
        // The open screen may be one that is no longer permitted: the guard looks again.
        .then(() => router.invalidate())
        // Without an answer the rules stay as they are; the server decides in any case.
        .catch(() => undefined),
    )
    accessRefresh.set(() => void refresh())
    const stop = onLiveEvent(({ topic }) => {
      if (topic === 'access') void refresh()
    })
    return () => {
      stop()
      accessRefresh.set(null)
    }
  }, [router])
  return null
}

/** Whoever asks while an answer is under way gets one more: it may be older than the change. */
function oneAtATime(ask: () => Promise<unknown>) {
  let isAsking = false
  let again = false
  return async function refresh() {
    again = isAsking
    if (isAsking) return
    isAsking = true
    await ask()
    isAsking = false
    if (again) void refresh()
  }
}

async function fetchAccess() {
  const answer = await callApi(accountsEndpoints.me, {})
  const { person, rules } = session.get()
  if (person?.uuid !== answer.userData.uuid) return
  refreshSession(answer)
  const isSame = JSON.stringify(rules) === JSON.stringify(answer.userAbilityRules)
  if (!isSame) await queries.invalidateQueries()
}
