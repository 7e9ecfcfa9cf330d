import type { Screen } from '#kit/contract/define-screen.ts'
import type { Search } from '#kit/web/router/search.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { changeRequestsScreens } from '#modules/change-requests/contract/change-requests.screens.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { holdsScreens } from '#modules/holds/contract/holds.screens.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { overpaymentsScreens } from '#modules/overpayments/contract/overpayments.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import { decidedNext, reviewedNext } from '../contract/whose-turn.ts'

/** A list, narrowed to what a number counts. */
export interface Place {
  screen: Screen & { path: `/${string}` }
  query?: Search
}

const dayMs = 86_400_000
export const dayBefore = (day: string) =>
  new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

/** Applications that wait, what is due first on top. */
export const waiting = (filter: Search = {}): Place => ({
  screen: applicationsScreens.pendingApplications,
  query: { ...filter, sort: 'reviewDueOn' },
})

/** Of a place with applications the late ones. */
export const lateOf = ({ screen, query }: Place, today: string): Place => ({
  screen,
  query: { ...query, 'filter[reviewDueOn][lte]': dayBefore(today) },
})

const named = (states: ReadonlySet<string>) => [...states].join(',')

export const toDecide: Search = { 'filter[status]': named(decidedNext) }
export const unassigned: Search = { 'filter[assigneeId]': 'none' }
export const mineOf = (me: string): Search => ({
  'filter[assigneeId]': me,
  'filter[status]': named(reviewedNext),
})
export const mineInReview = (me: string): Search => ({
  'filter[assigneeId]': me,
  'filter[status]': 'inReview',
})

/** Monitoring forms that were sent, what was due first on top. */
export const surveys: Place = {
  screen: monitoringScreens.monitoringForms,
  query: { 'filter[status]': 'submitted', sort: 'dueOn' },
}

/** Monitoring forms that should have been sent, the latest first. */
export const lateForms: Place = {
  screen: monitoringScreens.monitoringForms,
  query: { 'filter[timing]': 'late', sort: 'dueOn' },
}

/** Open holds that stop payments. */
export const paymentHolds: Place = {
  screen: holdsScreens.holds,
  query: { 'filter[status]': 'open', 'filter[effects]': 'payment' },
}

/** Change requests that wait for one step, the oldest on top. */
const changesThatAre = (status: 'submitted' | 'recommended'): Place => ({
  screen: changeRequestsScreens.changeRequests,
  query: { 'filter[status]': status, sort: 'requestedOn' },
})
export const changesToRecommend = changesThatAre('submitted')
export const changesToDecide = changesThatAre('recommended')

/** Training that waits for a decision, what begins first on top. */
export const training: Place = {
  screen: fundingRequestsScreens.requestsAwaitingApproval,
  query: { sort: 'startsOn' },
}

/** Training whose evidence waits to be reviewed. */
export const trainingToReview: Place = {
  screen: fundingRequestsScreens.approvedRequests,
  query: { 'filter[status]': 'evidenceSent', sort: 'startsOn' },
}

/** Supplements that wait for a decision, what begins first on top. */
export const supplementsToDecide: Place = {
  screen: supplementsScreens.supplements,
  query: { 'filter[status]': 'requested', sort: 'fromOn' },
}

/** Payments in these states, who has waited longest on top. */
export const payments = (states: string, also: Search = {}): Place => ({
  screen: paymentsScreens.payments,
  query: { 'filter[status]': states, ...also, sort: 'submittedOn' },
})
export const claimsToAssess = payments('submitted')
export const claimsToApprove = payments('assessed,approvedOnce')
export const paymentsToPay = payments('approved', { 'filter[payee]': 'employer' })
export const paymentsToParticipants = payments('approved', { 'filter[payee]': 'participant' })
export const paymentsFailed = payments('failed')

/** What employers owe back, what is due first on top. */
const overpayments = (filter: Search): Place => ({
  screen: overpaymentsScreens.overpayments,
  query: { ...filter, sort: 'dueOn' },
})
export const overpaymentsOwed = overpayments({ 'filter[status]': 'owed' })
export const overpaymentsOverdue = overpayments({ 'filter[isOverdue]': 'true' })

/** Employers with a bank account that waits to be verified. */
export const accountsToVerify: Place = {
  screen: employersScreens.directory,
  query: { 'filter[isBankToVerify]': 'true' },
}

/** Orders that wait for CARE, the oldest on top. */
export const care = (filter: Search = {}): Place => ({
  screen: ordersScreens.orders,
  query: {
    'filter[status]': 'active',
    'filter[careStatus]': 'pending',
    ...filter,
    sort: 'tradedOn',
  },
})
