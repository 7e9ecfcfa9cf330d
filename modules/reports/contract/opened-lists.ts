import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { orphanedScreens } from '#modules/orphaned/contract/orphaned.screens.ts'
import { overpaymentsScreens } from '#modules/overpayments/contract/overpayments.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import type { Grouping } from './report.ts'

/** A list that a figure may open: its screen, its address in the interface, and how it is filtered. */
interface ListOf {
  screen: { path: `/${string}`; subject: string | null }
  path: `/${string}`
  /** By which of its days something belongs to a period. */
  day: string
  /** How it says what the rows of a report stand for; `month` is narrowed by the day. */
  by: Partial<Record<Grouping, string>>
}

const application = { day: 'submittedAt', by: { program: 'programId', region: 'region' } } as const
const request = {
  day: 'requestedOn',
  by: {
    program: 'programId',
    credential: 'credential',
    providerType: 'providerType',
    skillFocus: 'skillFocus',
  },
} as const

export const openedLists = {
  pending: {
    ...application,
    screen: applicationsScreens.pendingApplications,
    path: '/applications?stage=pending',
  },
  approved: {
    ...application,
    screen: applicationsScreens.approvedApplications,
    path: '/applications?stage=approved',
  },
  rejected: {
    ...application,
    screen: applicationsScreens.rejectedApplications,
    path: '/applications?stage=rejected',
  },
  awaitingForm: {
    ...request,
    screen: fundingRequestsScreens.requestsAwaitingForm,
    path: '/funding-requests?stage=awaitingForm',
  },
  awaitingApproval: {
    ...request,
    screen: fundingRequestsScreens.requestsAwaitingApproval,
    path: '/funding-requests?stage=awaitingApproval',
  },
  approvedRequests: {
    ...request,
    screen: fundingRequestsScreens.approvedRequests,
    path: '/funding-requests?stage=approved',
  },
  endedRequests: {
    ...request,
    screen: fundingRequestsScreens.endedRequests,
    path: '/funding-requests?stage=ended',
  },
  orphaned: {
    screen: orphanedScreens.orphanedParticipants,
    path: '/orphaned-participants?',
    day: 'orphanedOn',
    by: { program: 'programId', region: 'region', language: 'language' },
  },
  supplements: {
    screen: supplementsScreens.supplements,
    path: '/supplements?',
    day: 'requestedOn',
    by: { program: 'programId', supplementType: 'type' },
  },
  payments: {
    screen: paymentsScreens.payments,
    path: '/payments?',
    day: 'submittedOn',
    by: { program: 'programId', source: 'source' },
  },
  overpayments: {
    screen: overpaymentsScreens.overpayments,
    path: '/overpayments?',
    day: 'recordedOn',
    by: { program: 'programId', overpaymentReason: 'reason', owedBy: 'owedBy' },
  },
  monitoring: {
    screen: monitoringScreens.monitoringForms,
    path: '/monitoring-forms?',
    day: 'dueOn',
    by: { program: 'programId', formNumber: 'number', side: 'side' },
  },
} as const satisfies Record<string, ListOf>

export interface OpenedList {
  list: keyof typeof openedLists
  /** What narrows it besides, by the names of its filters. */
  filters?: Readonly<Record<string, string>>
}
