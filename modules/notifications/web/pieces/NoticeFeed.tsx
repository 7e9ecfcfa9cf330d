import { useEffect } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { unreadNotices } from '#kit/web/layout/notices.ts'
import { noticesEndpoints } from '../../contract/notices.endpoints.ts'

/** What a person may no longer open is counted no longer, of which no event tells. */
const everyMinute = 60_000

/** Keeps the number at the bell true; each new notice is heard of at once. */
export function NoticeFeed() {
  const mayView = useMay('view', 'Notifications')
  const { data } = useAnswer(
    noticesEndpoints.countUnread,
    {},
    { enabled: mayView, refetchInterval: everyMinute },
  )
  useEffect(() => {
    if (data) unreadNotices.set(data.unread)
    return () => unreadNotices.set(0)
  }, [data])
  return null
}
