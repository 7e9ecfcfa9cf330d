import { Skeleton } from '@mantine/core'
import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { noticesEndpoints, type Notice } from '../../contract/notices.endpoints.ts'
import { notificationsScreens } from '../../contract/notifications.screens.ts'
import { NoticeLine } from './NoticeLine.tsx'
import classes from './notices.module.css'

/** The last five under their heading, as the bell shows them. */
export function LatestNotices() {
  const text = useText('notifications')
  return (
    <section className={classes.latest}>
      <h2>{text('screens.notifications')}</h2>
      <LastFive />
    </section>
  )
}

/** The last five, and the way to all of them. */
export function LastFive() {
  const text = useText('notifications')
  const answer = useList<Notice>(noticesEndpoints.listNotices, { perPage: '5' })
  return (
    <>
      <Latest answer={answer} />
      <ScreenLink screen={notificationsScreens.notifications} className={classes.all}>
        {text('notices.seeAll')}
      </ScreenLink>
    </>
  )
}

function Latest({ answer }: { answer: ReturnType<typeof useList<Notice>> }) {
  const text = useText('notifications')
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={160} />
  const { data } = answer.data
  if (data.length === 0) return <p className="quiet">{text('notices.none')}</p>
  return (
    <ul className={classes.list}>
      {data.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} at={<InstantText value={notice.at} />} />
      ))}
    </ul>
  )
}
