import type { ReactNode } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { Dashboard, Part } from '../../contract/work.endpoints.ts'
import {
  accountsToVerify,
  care,
  changesToDecide,
  changesToRecommend,
  mineInReview,
  mineOf,
  supplementsToDecide,
  surveys,
  toDecide,
  training,
  trainingToReview,
  waiting,
} from '../places.ts'
import { AllOf, WorkThrough } from './actions.tsx'
import { ChangeRows } from './ChangeRows.tsx'
import { AccountRows } from './AccountRows.tsx'
import { ApplicationRows } from './ApplicationRows.tsx'
import { OrderRows } from './OrderRows.tsx'
import { paymentWorks } from './payment-works.tsx'
import { SupplementRows } from './SupplementRows.tsx'
import { SurveyRows } from './SurveyRows.tsx'
import { TrainingRows } from './TrainingRows.tsx'
import { RefusalRows } from './RefusalRows.tsx'
import { TaskRows } from './TaskRows.tsx'

/** A kind of work: how much there is, what is done with it, and the first of it. */
export interface Work {
  name: string
  count: number
  actions: ReactNode
  rows: ReactNode
}

/** What the person can act upon, most urgent first; what there is none of is left out behind it. */
export function useWorks(dashboard: Dashboard, me: string): Work[] {
  const mayVerify = useMay('verify', 'Orders View')
  const { applications, monitoring, payments, accounts, orders, audit, tasks } = dashboard
  const requests = dashboard.training
  const works = [
    ...(applications ? ofApplications(applications, me) : []),
    ...(monitoring ? [ofSurveys(monitoring)] : []),
    ...(dashboard.changes ? ofChanges(dashboard.changes) : []),
    ...(requests ? ofTraining(requests) : []),
    ...(dashboard.supplements ? [ofSupplements(dashboard.supplements)] : []),
    ...(payments ? paymentWorks(payments) : []),
    ...(accounts ? [ofAccounts(accounts)] : []),
    ...(orders && mayVerify ? [ofCare(orders)] : []),
    ...(audit ? [ofRefusals(audit)] : []),
    ...(applications && isOnlySeen(applications) ? [ofAllWaiting(applications)] : []),
    ...(tasks ? [ofTasks(tasks)] : []),
  ]
  const some = works.filter(({ count }) => count > 0)
  return some.length > 0 ? some : works.slice(0, 1)
}

const isOnlySeen = ({ mine, toDecide: decisions }: Part<'applications'>) => !mine && !decisions

function ofApplications({ mine, toDecide: decisions }: Part<'applications'>, me: string): Work[] {
  const queue = applicationsScreens.applicationQueue
  return [
    ...(decisions
      ? [
          {
            name: 'decide',
            count: decisions.open,
            rows: <ApplicationRows name="decide" to={waiting(toDecide)} />,
            actions: (
              <>
                <AllOf to={waiting(toDecide)} count={decisions.open} />
                <WorkThrough to={{ ...waiting(toDecide), screen: queue }} count={decisions.open} />
              </>
            ),
          },
        ]
      : []),
    ...(mine
      ? [
          {
            name: 'mine',
            count: mine.open,
            rows: <ApplicationRows name="mine" to={waiting(mineOf(me))} />,
            actions: (
              <>
                <AllOf to={waiting(mineOf(me))} count={mine.open} />
                <WorkThrough
                  to={{ ...waiting(mineInReview(me)), screen: queue }}
                  count={mine.inReview}
                />
              </>
            ),
          },
        ]
      : []),
  ]
}

const ofSurveys = ({ toReview }: Part<'monitoring'>): Work => ({
  name: 'surveys',
  count: toReview,
  rows: <SurveyRows />,
  actions: (
    <>
      <AllOf to={surveys} count={toReview} />
      <WorkThrough
        to={{ ...surveys, screen: monitoringScreens.monitoringQueue }}
        count={toReview}
      />
    </>
  ),
})

function ofChanges({ toRecommend, toDecide: toApprove }: Part<'changes'>): Work[] {
  const kinds = [
    { name: 'changesToDecide', count: toApprove, to: changesToDecide },
    { name: 'changesToRecommend', count: toRecommend, to: changesToRecommend },
  ] as const
  return kinds.flatMap(({ name, count, to }) =>
    count === null
      ? []
      : [
          {
            name,
            count,
            rows: <ChangeRows name={name} to={to} />,
            actions: <AllOf to={to} count={count} />,
          },
        ],
  )
}

function ofTraining({ toDecide: decisions, toReview }: Part<'training'>): Work[] {
  const kinds = [
    { name: 'training', count: decisions, to: training },
    { name: 'trainingToReview', count: toReview, to: trainingToReview },
  ] as const
  return kinds.flatMap(({ name, count, to }) =>
    count === null
      ? []
      : [
          {
            name,
            count,
            rows: <TrainingRows name={name} />,
            actions: <AllOf to={to} count={count} />,
          },
        ],
  )
}

const ofSupplements = ({ toDecide: count }: Part<'supplements'>): Work => ({
  name: 'supplements',
  count,
  rows: <SupplementRows />,
  actions: <AllOf to={supplementsToDecide} count={count} />,
})

const ofAccounts = ({ toVerify }: Part<'accounts'>): Work => ({
  name: 'accounts',
  count: toVerify,
  rows: <AccountRows />,
  actions: <AllOf to={accountsToVerify} count={toVerify} />,
})

const ofCare = ({ carePending }: Part<'orders'>): Work => ({
  name: 'care',
  count: carePending,
  rows: <OrderRows to={care()} />,
  actions: (
    <>
      <AllOf to={care()} count={carePending} />
      <WorkThrough to={{ ...care(), screen: ordersScreens.orderQueue }} count={carePending} />
    </>
  ),
})

const ofRefusals = ({ refusals }: Part<'audit'>): Work => ({
  name: 'refusals',
  count: refusals.total,
  rows: <RefusalRows refusals={refusals} />,
  actions: null,
})

const ofAllWaiting = ({ open }: Part<'applications'>): Work => ({
  name: 'waiting',
  count: open,
  rows: <ApplicationRows name="waiting" to={waiting()} />,
  actions: <AllOf to={waiting()} count={open} />,
})

const ofTasks = ({ open }: Part<'tasks'>): Work => ({
  name: 'tasks',
  count: open,
  rows: <TaskRows />,
  actions: <AllOf to={{ screen: notesAndTasksScreens.tasks }} count={open} />,
})
