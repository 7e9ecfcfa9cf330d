import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accessRefresh } from '#kit/web/access-refresh.ts'
import { callApi } from '#kit/web/api-call.ts'
import { forgetRefused } from '#kit/web/forget-refused.ts'
import { formKeeping } from '#kit/web/form/kept-forms.ts'
import { onLiveEvent } from '#kit/web/live-events.ts'
import { queries } from '#kit/web/queries.ts'
import { refreshSession, session } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

/** Keeps navigation and buttons true when the role, or what it permits, is changed meanwhile. */
export function AccessFeed() {
  const router = useRouter()
  useEffect(() => {
    const refresh = oneAtATime(() =>
      fetchAccess(() => router.invalidate())
        .then(() => true)
        // Without an answer the rules stay as they are; the server decides in any case.
        .catch(() => false),
    )
    accessRefresh.set(() => void refresh())
    const stop = onLiveEvent(({ topic }) => {
      if (topic === 'access') void refresh()
    })
    const remember = forgetRefused()
    return () => {
      stop()
      remember()
      accessRefresh.set(null)
    }
  }, [router])
  return null
}

/** Whoever asks while an answer is under way gets one more: it may be older than the change. */
function oneAtATime(ask: () => Promise<boolean>) {
  let isAsking = false
  let again = false
  return async function refresh() {
    again = isAsking
    if (isAsking) return
    isAsking = true
    const isAnswered = await ask()
    isAsking = false
    if (again && isAnswered) void refresh()
  }
}

async function fetchAccess(lookAgain: () => Promise<unknown>) {
  const answer = await callApi(accountsEndpoints.me, {})
  const { person, rules } = session.get()
  if (person?.uuid !== answer.userData.uuid) return
  refreshSession(answer)
  // The open screen may be one that is no longer permitted: the guard looks again, before anything of
  // it would be asked for and refused. What somebody types there they may still copy.
  if (!formKeeping.isTyping()) await lookAgain()
  const isSame = JSON.stringify(rules) === JSON.stringify(answer.userAbilityRules)
  if (!isSame) await queries.invalidateQueries()
}
