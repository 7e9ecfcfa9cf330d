import { useMay } from '#kit/web/Can.tsx'
import type { SignedInPerson } from '#kit/web/session.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { Counts } from './Counts.tsx'
import { WorkQueue } from './WorkQueue.tsx'
import classes from './dashboard.module.css'

const list = 'Applications Awaiting Approval List'

/** The queues of those who review, assign or decide; the counts for all who see the lists. */
export function StaffDashboard({ person }: { person: SignedInPerson }) {
  const text = useText()
  const seesList = useMay('view', list)
  const mayReview = useMay('recommend', 'Applications View')
  const mayAssign = useMay('assign', list)
  const mayDecide = useMay('decide', 'Applications View')
  if (!seesList)
    return (
      <section className="surface">
        <EmptyState
          mark={<IconLayoutDashboard size={28} stroke={1.5} />}
          title={text('dashboard.nothingTitle')}
          body={text('dashboard.nothingBody')}
        />
      </section>
    )
  return (
    <div className={classes.dashboard}>
      <Counts />
      {mayDecide && (
        <WorkQueue
          queue="decide"
          filter={{ 'filter[status]': 'recommendedApprove,recommendedReject' }}
        />
      )}
      {mayReview && <WorkQueue queue="mine" filter={{ 'filter[assigneeId]': person.uuid }} />}
      {mayAssign && <WorkQueue queue="unassigned" filter={{ 'filter[assigneeId]': 'none' }} />}
    </div>
  )
}
