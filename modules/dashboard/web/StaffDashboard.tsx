import { IconLayoutDashboard } from '@tabler/icons-react'
import { useMay } from '#kit/web/Can.tsx'
import type { SignedInPerson } from '#kit/web/session.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { CareQueue } from './CareQueue.tsx'
import { Counts } from './Counts.tsx'
import { TaskQueue } from './TaskQueue.tsx'
import { WorkQueue } from './WorkQueue.tsx'
import classes from './dashboard.module.css'

const list = 'Applications Awaiting Approval List'

/** What waits, for those who review, assign, decide or verify, and for those with tasks. */
export function StaffDashboard({ person }: { person: SignedInPerson }) {
  const seesFiles = useMay('view', list)
  const seesOrders = useMay('view', 'Orders List')
  const verifies = useMay('verify', 'Orders View') && seesOrders
  const seesTasks = useMay('view', 'Tasks')
  const seesShareholders = useMay('view', 'Shareholders List')
  // Tasks are about shareholders; to others they would only be an empty box.
  const hasTasks = seesTasks && seesShareholders
  if (!seesFiles && !verifies && !hasTasks) return <Nothing />
  return (
    <div className={classes.dashboard}>
      {seesFiles && <FileQueues person={person} />}
      {verifies && <CareQueue />}
      {hasTasks && <TaskQueue />}
    </div>
  )
}

function FileQueues({ person }: { person: SignedInPerson }) {
  const mayReview = useMay('recommend', 'Applications View')
  const mayAssign = useMay('assign', list)
  const mayDecide = useMay('decide', 'Applications View')
  return (
    <>
      <Counts />
      {mayDecide && (
        <WorkQueue
          queue="decide"
          filter={{ 'filter[status]': 'recommendedApprove,recommendedReject' }}
        />
      )}
      {mayReview && <WorkQueue queue="mine" filter={{ 'filter[assigneeId]': person.uuid }} />}
      {mayAssign && <WorkQueue queue="unassigned" filter={{ 'filter[assigneeId]': 'none' }} />}
    </>
  )
}

function Nothing() {
  const text = useText()
  return (
    <section className="surface">
      <EmptyState
        mark={<IconLayoutDashboard size={28} stroke={1.5} />}
        title={text('dashboard.nothingTitle')}
        body={text('dashboard.nothingBody')}
      />
    </section>
  )
}
