import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { bilingualText, dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { applicationStates, stages } from '#modules/applications/contract/application.status.ts'
import { roleNameSchema } from '#modules/roles/contract/named-role.ts'
import { placementStates } from '#modules/placements/contract/placement-states.ts'
import { dashboardSubjects } from './dashboard.subjects.ts'
import { monthFigures } from './investors.endpoints.ts'

const count = z.int()
const tally = { open: count, late: count }
const day = z.nullable(dateSchema)
const amount = z.string()

const waitingApplications = z.strictObject({
  ...tally,
  /** Assigned to the person and theirs to act upon; `inReview` of them can be worked through. */
  mine: z.nullable(z.strictObject({ ...tally, inReview: count })),
  unassigned: z.nullable(z.strictObject(tally)),
  toDecide: z.nullable(z.strictObject(tally)),
  /** By the days of their submission, the youngest first. */
  ages: z.array(z.strictObject({ ...tally, days: z.nullable(count), from: day, to: day })),
  /** By whom they are assigned to, the most late first. */
  load: z.nullable(z.array(z.strictObject({ ...tally, id: idSchema, name: z.string() }))),
})

const programMoney = z.strictObject({
  id: idSchema,
  code: z.string(),
  total: amount,
  committed: amount,
  left: amount,
})

const waitingOrders = z.strictObject({
  carePending: count,
  /** Of those, the ones traded before this month. */
  older: z.strictObject({ count, to: dateSchema }),
  /** The oldest months by themselves, what follows as one. */
  byMonth: z.array(z.strictObject({ from: dateSchema, to: dateSchema, orders: count })),
  months: z.nullable(z.strictObject({ thisMonth: monthFigures, lastMonth: monthFigures })),
})

const openTasks = z.strictObject({
  open: count,
  overdue: count,
  /** Everybody whose tasks the person sees, unless that is but the person. */
  people: z.nullable(
    z.array(z.strictObject({ id: idSchema, name: z.string(), open: count, overdue: count })),
  ),
})

const entry = z.strictObject({
  id: idSchema,
  at: instantSchema,
  actorName: z.string(),
  actorRole: z.nullable(roleNameSchema),
  action: z.string(),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
const digest = z.strictObject({ days: count, total: count, newest: z.array(entry) })
export type AuditDigest = z.infer<typeof digest>

const refusal = z.extend(entry, {
  /** What the person did not have: the subject, and the action as the reader calls it. */
  wanted: z.nullable(z.strictObject({ subject: z.string(), action: z.string() })),
})
const refusalDigest = z.extend(digest, { newest: z.array(refusal) })
export type RefusalDigest = z.infer<typeof refusalDigest>

const auditLog = z.strictObject({
  refusals: refusalDigest,
  reveals: digest,
  seals: z.strictObject({
    sealed: count,
    upTo: z.nullable(instantSchema),
    /** Entries have waited longer for their seal than they should. */
    isBehind: z.boolean(),
  }),
  signIns: z.strictObject({ days: count, succeeded: count, failed: count }),
})

const operation = z.strictObject({
  jobs: z.nullable(
    z.array(
      z.strictObject({ name: z.string(), title: z.string(), at: instantSchema, times: count }),
    ),
  ),
  mail: z.nullable(z.strictObject({ failed: count, waiting: count })),
})

const ownApplication = z.strictObject({
  id: idSchema,
  reference: z.string(),
  participantName: z.nullable(z.string()),
  programName: bilingualText(120),
  positionTitle: z.string(),
  stage: z.enum(stages),
  status: z.enum(applicationStates),
  placement: z.nullable(z.enum(placementStates)),
  isMissingParticipant: z.boolean(),
  reviewDueOn: dateSchema,
  informationDueOn: day,
  acceptBy: day,
  startBy: day,
  overOn: day,
  firstDay: day,
  lastDay: day,
  amount,
  /** Messages that the applicant has not read. */
  unread: count,
})
export type OwnApplication = z.infer<typeof ownApplication>

/** Forms that were sent and wait to be accepted, and those that should have been sent. */
const monitoring = z.strictObject({ toReview: count, late: count })
/** Asked of approved applications, by what is done next; null is what the person does not do. */
const changes = z.strictObject({ toRecommend: z.nullable(count), toDecide: z.nullable(count) })
/** By what is done next; null is what the person does not do. */
const training = z.strictObject({ toDecide: z.nullable(count), toReview: z.nullable(count) })
const supplements = z.strictObject({ toDecide: count })
/** By what is done next; null is what the person does not do. */
const payments = z.strictObject({
  toAssess: z.nullable(count),
  toApprove: z.nullable(count),
  toPay: z.nullable(count),
  /** By cheque or transfer, which is noted. */
  toParticipants: z.nullable(count),
  /** Came back from the bank. */
  failed: z.nullable(count),
})
/** Owed back by employers. */
const overpayments = z.strictObject({ owed: count, overdue: count })
/** Open holds that stop payments. */
const holds = z.strictObject({ ofPayments: count })
/** Employers with a bank account that waits to be verified. */
const accounts = z.strictObject({ toVerify: count })

/** That the own employer has no account to be paid to. */
const ownAccount = z.strictObject({ employerId: idSchema, isRefused: z.boolean() })

const own = z.strictObject({
  rows: z.array(ownApplication),
  /** What placements under way were approved for, and what is asked for beside them. */
  approved: amount,
  requested: amount,
  pendingCount: count,
  approvedCount: count,
})

/**
 * What waits for one person. A part is null where they may not see what it is made of; each number
 * is the total of the list that it leads to.
 */
export const dashboard = z.strictObject({
  today: dateSchema,
  applications: z.nullable(waitingApplications),
  budgets: z.nullable(z.array(programMoney)),
  orders: z.nullable(waitingOrders),
  tasks: z.nullable(openTasks),
  birthdays: z.nullable(z.strictObject({ days: count, total: count })),
  audit: z.nullable(auditLog),
  operation: z.nullable(operation),
  monitoring: z.nullable(monitoring),
  changes: z.nullable(changes),
  training: z.nullable(training),
  supplements: z.nullable(supplements),
  payments: z.nullable(payments),
  accounts: z.nullable(accounts),
  overpayments: z.nullable(overpayments),
  holds: z.nullable(holds),
  own: z.nullable(own),
  ownAccount: z.nullable(ownAccount),
})
export type Dashboard = z.infer<typeof dashboard>
/** A part, for whoever has it. */
export type Part<Name extends keyof Dashboard> = NonNullable<Dashboard[Name]>

export const workEndpoints = {
  readDashboard: defineEndpoint({
    method: 'GET',
    path: '/dashboard',
    access: dashboardSubjects.may('view', 'Dashboard'),
    output: dashboard,
  }),
}
