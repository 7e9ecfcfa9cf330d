import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { LastFive } from '#modules/notifications/web/pieces/LatestNotices.tsx'
import card from './cards/card.module.css'
import classes from './dashboard.module.css'

/** The latest notices by themselves. */
export function NotificationWidget() {
  const text = useText()
  return (
    <>
      <PageHeader title={text('screens.notificationWidget')} />
      <div className={`surface ${card.card} ${classes.notices}`}>
        <LastFive />
      </div>
    </>
  )
}
