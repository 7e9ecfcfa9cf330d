import { useEffect } from 'react'
import { onLiveEvent } from '#kit/web/live-events.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { setBadges } from '#kit/web/layout/badges.ts'
import { usePerson } from '#kit/web/session.ts'
import { dashboardEndpoints } from '#modules/dashboard/contract/dashboard.endpoints.ts'

const everyMinute = 60_000

/** Fetches the numbers of the navigation for everybody but applicants. */
export function BadgeFeed() {
  const type = usePerson()?.type
  const { data, error, refetch } = useAnswer(
    dashboardEndpoints.badgeCounts,
    {},
    { enabled: type !== undefined && type !== 'employee', refetchInterval: everyMinute },
  )
  useEffect(() => {
    if (data) setBadges(data)
  }, [data])
  useEffect(() => {
    if (error) console.warn('The badge counts could not be fetched', error.code)
  }, [error])
  useEffect(() => onLiveEvent(() => void refetch()), [refetch])
  return null
}
