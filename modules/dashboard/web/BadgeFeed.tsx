import { useEffect } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { setBadges } from '#kit/web/layout/badges.ts'
import { onLiveEvent } from '#kit/web/live-events.ts'
import { usePerson } from '#kit/web/session.ts'
import { dashboardEndpoints } from '../contract/dashboard.endpoints.ts'

const everyMinute = 60_000
/** Many changes at once, e.g. a bulk assignment, are counted once. */
const pause = 300
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
  useEffect(() => {
    if (!isCounted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveEvent(({ topic }) => {
      if (!counted.includes(topic)) return
      clearTimeout(timer)
      timer = setTimeout(() => void refetch(), pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isCounted, refetch])
  return null
}
