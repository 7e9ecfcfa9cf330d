import { useEffect } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { onLiveEvent } from '#kit/web/live-events.ts'
import { queries } from '#kit/web/queries.ts'
import { refreshSession, session } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

/** When permissions have changed, screens and navigation follow without signing in again. */
export function FollowAccess() {
  useEffect(
    () =>
      onLiveEvent(({ topic }) => {
        // Whoever cannot ask now is refused by the server all the same.
        if (topic === 'access') void askAnew().catch(() => undefined)
      }),
    [],
  )
  return null
}

async function askAnew() {
  const answer = await callApi(accountsEndpoints.me, {})
  const { person, rules } = session.get()
  if (person?.uuid !== answer.userData.uuid) return
  if (JSON.stringify(rules) === JSON.stringify(answer.userAbilityRules)) return
  refreshSession(answer)
  await queries.invalidateQueries()
}
