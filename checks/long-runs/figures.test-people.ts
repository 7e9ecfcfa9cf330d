import { ownId, type Caller } from '#apps/server/test-server.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import type { Dashboard } from '#modules/dashboard/contract/work.endpoints.ts'
import * as places from '#modules/dashboard/web/places.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { requestStages } from '#modules/funding-requests/contract/funding-request.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { monitoringStates } from '#modules/monitoring/contract/monitoring-form.status.ts'
import { overpaymentsScreens } from '#modules/overpayments/contract/overpayments.screens.ts'
import { overpaymentStates } from '#modules/overpayments/contract/overpayment.status.ts'
import { paymentBatchStates } from '#modules/payment-batches/contract/payment-batch.status.ts'
import { paymentStates } from '#modules/payments/contract/payment.status.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { changeRequestStates } from '#modules/change-requests/contract/change-request.status.ts'
import { changeRequestsScreens } from '#modules/change-requests/contract/change-requests.screens.ts'
import { supplementStates } from '#modules/supplements/contract/supplement.status.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'

/** What a number says, and the total of the list that it leads to. */
interface Figure {
  name: string
  shown: number | string
  listed: number | string | undefined
}

/** Which list a screen shows. */
const listOf = new Map<object, string>([
  [applicationsScreens.pendingApplications, '/applications?stage=pending'],
  [employersScreens.directory, '/employers?'],
  [fundingRequestsScreens.requestsAwaitingApproval, '/funding-requests?stage=awaitingApproval'],
  [monitoringScreens.monitoringForms, '/monitoring-forms?'],
  [paymentsScreens.payments, '/payments?'],
  [overpaymentsScreens.overpayments, '/overpayments?'],
  [supplementsScreens.supplements, '/supplements?'],
  [changeRequestsScreens.changeRequests, '/change-requests?'],
])

async function totalOf(by: Caller, path: string): Promise<number | undefined> {
  const { body } = await by.get<{ meta?: { total: number } }>(`${path}&perPage=10`)
  return body.meta?.total
}

const totalAt = (by: Caller, { screen, query = {} }: places.Place) =>
  totalOf(by, `${listOf.get(screen) ?? ''}&${new URLSearchParams(query).toString()}`)

/** The figures and the work of the dashboard, each with the place that it leads to. */
function countedIn(dashboard: Dashboard, me: string): [string, number | null, places.Place][] {
  const {
    applications,
    payments,
    monitoring,
    training,
    supplements,
    changes,
    accounts,
    overpayments,
    today,
  } = dashboard
  const tallies = applications
    ? ([
        ['waiting', applications, places.waiting()],
        ['mine', applications.mine, places.waiting(places.mineOf(me))],
        ['unassigned', applications.unassigned, places.waiting(places.unassigned)],
        ['toDecide', applications.toDecide, places.waiting(places.toDecide)],
      ] as const)
    : []
  const inReview = applications?.mine?.inReview ?? null
  return [
    ...tallies.flatMap(([name, tally, to]): [string, number | null, places.Place][] => [
      [name, tally?.open ?? null, to],
      [`${name}, late`, tally?.late ?? null, places.lateOf(to, today)],
    ]),
    ['in review', inReview, places.waiting(places.mineInReview(me))],
    ['to assess', payments?.toAssess ?? null, places.claimsToAssess],
    ['to approve', payments?.toApprove ?? null, places.claimsToApprove],
    ['to pay', payments?.toPay ?? null, places.paymentsToPay],
    ['to pay to participants', payments?.toParticipants ?? null, places.paymentsToParticipants],
    ['failed', payments?.failed ?? null, places.paymentsFailed],
    ['surveys', monitoring?.toReview ?? null, places.surveys],
    ['training', training?.toDecide ?? null, places.training],
    ['supplements', supplements?.toDecide ?? null, places.supplementsToDecide],
    ['changes', changes?.toDecide ?? null, places.changesToDecide],
    ['changes to recommend', changes?.toRecommend ?? null, places.changesToRecommend],
    ['accounts', accounts?.toVerify ?? null, places.accountsToVerify],
    ['owed back', overpayments?.owed ?? null, places.overpaymentsOwed],
    ['owed back, late', overpayments?.overdue ?? null, places.overpaymentsOverdue],
  ]
}

async function dashboardFigures(by: Caller): Promise<Figure[]> {
  const { body } = await by.get<Dashboard>('/dashboard')
  const counted = countedIn(body, await ownId(by))
  const figures = await Promise.all(
    counted.flatMap(([name, shown, to]) =>
      shown === null ? [] : [totalAt(by, to).then((listed) => ({ name, shown, listed }))],
    ),
  )
  return [...figures, ...(await tasksOf(by, body)), ...(await moneyOf(by, body))]
}

async function tasksOf(by: Caller, { tasks, today }: Dashboard): Promise<Figure[]> {
  if (!tasks) return []
  const late = `/tasks?filter[dueOn][lte]=${places.dayBefore(today)}`
  return [
    { name: 'tasks', shown: tasks.open, listed: await totalOf(by, '/tasks?') },
    { name: 'tasks, late', shown: tasks.overdue, listed: await totalOf(by, late) },
  ]
}

/** What is set aside and left of each program, as its record says. */
const moneyOf = (by: Caller, { budgets }: Dashboard): Promise<Figure[]> =>
  Promise.all(
    (budgets ?? []).map(async ({ id, code, committed, left }) => {
      const { body } = await by.get<{ budget: { committed: string; left: string } }>(
        `/programs/${id}`,
      )
      const listed = `${body.budget.committed}, ${body.budget.left}`
      return { name: code, shown: `${committed}, ${left}`, listed }
    }),
  )

const badges = {
  applicationsPending: '/applications?stage=pending',
  applicationsApproved: '/applications?stage=approved',
  applicationsRejected: '/applications?stage=rejected',
  sttFundingPending: '/funding-requests?stage=awaitingForm',
  sttAwaitingApproval: '/funding-requests?stage=awaitingApproval',
  sttFundingApproved: '/funding-requests?stage=approved',
} as const

async function badgesOf(by: Caller): Promise<Figure[]> {
  const { body } = await by.get<Record<string, number>>('/badge-counts')
  const { body: notices } = await by.get<{ unread: number }>('/notifications/unread')
  const unread = (await totalOf(by, '/notifications?filter[isUnread]=true')) ?? 0
  const shown = await Promise.all(
    Object.entries(badges).map(async ([name, path]) => ({
      name,
      shown: body[name] ?? -1,
      // Whoever has no such list has no such badge.
      listed: (await totalOf(by, path)) ?? 0,
    })),
  )
  return [...shown, { name: 'notices', shown: notices.unread, listed: Math.min(unread, 100) }]
}

const states = {
  '/payments': paymentStates,
  '/supplements': supplementStates,
  '/change-requests': changeRequestStates,
  '/overpayments': overpaymentStates,
  '/monitoring-forms': monitoringStates,
  '/payment-batches': paymentBatchStates,
} as const

/** The total of a list is kept; with every state chosen it is counted. */
async function keptTotals(by: Caller): Promise<Figure[]> {
  const ofLists = Object.entries(states).map(([path, all]) => ({
    whole: `${path}?`,
    counted: `${path}?filter[status]=${all.join(',')}`,
  }))
  const ofStages = requestStages.map((stage) => ({
    whole: `/funding-requests?stage=${stage}`,
    counted: `/funding-requests?stage=${stage}&filter[side]=employer,participant`,
  }))
  return Promise.all(
    [...ofLists, ...ofStages].map(async ({ whole, counted }) => ({
      name: whole,
      shown: (await totalOf(by, whole)) ?? -1,
      listed: (await totalOf(by, counted)) ?? -1,
    })),
  )
}

/** Numbers of a person that differ from the list they lead to; and how many there are. */
export async function differing(by: Caller): Promise<{ wrong: Figure[]; figures: number }> {
  const figures = [
    ...(await dashboardFigures(by)),
    ...(await badgesOf(by)),
    ...(await keptTotals(by)),
  ]
  return { wrong: figures.filter(({ shown, listed }) => shown !== listed), figures: figures.length }
}
