import { useEffect } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { setBadges } from '#kit/web/layout/badges.ts'
import { usePerson } from '#kit/web/session.ts'
import { dashboardEndpoints } from '../contract/dashboard.endpoints.ts'
import { everyMinute, useLiveRefresh } from './use-live-refresh.ts'

const counted = ['applications', 'funding-requests']

/** Keeps the numbers of the navigation true, for everybody but employees. */
export function BadgeFeed() {
  const type = usePerson()?.type
  const isCounted = type !== undefined && type !== 'employee'
  const { data, refetch } = useAnswer(
    dashboardEndpoints.badgeCounts,
    {},
    { enabled: isCounted, refetchInterval: everyMinute },
  )
  useEffect(() => {
    if (data) setBadges(data)
  }, [data])
  useLiveRefresh(counted, () => void refetch(), isCounted)
  return null
}
