import { cents } from './money.test-people.ts'
import {
  inDays,
  pick,
  stepOn,
  type Operation,
  type Operations,
  type Row,
} from './turn.test-people.ts'

type Judge = 'caseOfficer' | 'approver' | 'finance'
interface Taken {
  table: string
  states: readonly string[]
  path: string
  noun: string
  body?: (row: Row) => object
}

/** A step that one person takes of what is in these states. */
export const takes =
  (by: Judge, { table, states, path, noun, body }: Taken): Operation =>
  async (turn) =>
    stepOn(turn, await pick(turn, table, states), {
      by: turn[by],
      path: (id) => `${path}/${id}/${noun}`,
      ...(body && { body }),
    })

const ofPayments = { table: 'payments', path: '/payments' } as const
const ofForms = { table: 'monitoring_forms', path: '/monitoring-forms' } as const
const ofRequests = { table: 'funding_requests', path: '/funding-requests' } as const
const ofSupplements = { table: 'supplements', path: '/supplements' } as const

/** Half of them whole, of the others a dollar less. */
export const assessing =
  (by: Judge): Operation =>
  async (turn) =>
    stepOn(turn, await pick(turn, 'payments', ['submitted', 'submitted', 'assessed']), {
      by: turn[by],
      path: (id) => `/payments/${id}/assessment`,
      body({ claimed_amount: claimed = '0.00' }) {
        if (turn.random.chance(0.5) || cents(claimed) <= 100) return { lines: [], total: claimed }
        const assessed = ((cents(claimed) - 100) / 100).toFixed(2)
        const line = { place: 1, assessed, reductionReason: 'A day was not worked' }
        return { lines: [line], total: assessed }
      },
    })

const askForCourse: Operation = async (turn) => {
  const found = await pick(turn, 'placements', ['active'])
  if (!found) return null
  const side = turn.random.pick(['employer', 'participant'])
  return turn.caseOfficer.post('/funding-requests', { placementId: found['id'], side })
}

const holdPayments: Operation = async (turn) => {
  const found = await pick(turn, 'placements', ['active'])
  if (!found) return null
  return turn.caseOfficer.post('/holds', {
    kind: 'payment',
    employerId: found['employer_id'],
    programId: found['program_id'],
    reason: 'owing',
    effects: ['payment'],
    message: 'We are looking at the invoices',
    startsOn: inDays(0),
    liftBy: 'anyone',
  })
}

const changes = { changes: 'Tell us the hours' }
const later = () => ({ newDay: inDays(14) })
const reason = { reason: 'Said by telephone' }

export const officerOperations: Operations = {
  assess: [10, assessing('caseOfficer')],
  returnClaim: [
    2,
    takes('caseOfficer', {
      ...ofPayments,
      states: ['submitted', 'assessed', 'approved'],
      noun: 'return',
      body: () => changes,
    }),
  ],
  acceptForm: [
    3,
    takes('caseOfficer', {
      ...ofForms,
      states: ['submitted'],
      noun: 'acceptance',
      body: () => ({}),
    }),
  ],
  askForChanges: [
    1,
    takes('caseOfficer', {
      ...ofForms,
      states: ['submitted'],
      noun: 'changes-request',
      body: () => ({ ...changes, ...later() }),
    }),
  ],
  remindOfForm: [
    1,
    takes('caseOfficer', { ...ofForms, states: ['open'], noun: 'reminder', body: () => ({}) }),
  ],
  extendForm: [
    1,
    takes('caseOfficer', {
      ...ofForms,
      states: ['open'],
      noun: 'extension',
      body: () => ({ ...later(), ...reason }),
    }),
  ],
  waiveForm: [
    1,
    takes('caseOfficer', {
      ...ofForms,
      states: ['scheduled', 'open'],
      noun: 'waiver',
      body: () => reason,
    }),
  ],
  reopenForm: [
    1,
    takes('caseOfficer', {
      ...ofForms,
      states: ['waived', 'accepted'],
      noun: 'reopening',
      body: () => ({ ...later(), ...reason }),
    }),
  ],
  askForCourse: [2, askForCourse],
  cancelRequest: [
    1,
    takes('caseOfficer', {
      ...ofRequests,
      states: ['awaitingForm', 'returned', 'approved'],
      noun: 'cancellation',
      body: () => reason,
    }),
  ],
  cancelSupplement: [
    1,
    takes('caseOfficer', {
      ...ofSupplements,
      states: ['approved'],
      noun: 'cancellation',
      body: () => ({ cancelReason: 'Not needed any longer' }),
    }),
  ],
  holdPayments: [1, holdPayments],
  liftHold: [
    2,
    takes('caseOfficer', {
      table: 'holds',
      path: '/holds',
      states: ['open'],
      noun: 'lifting',
      body: () => reason,
    }),
  ],
}

export const approverOperations: Operations = {
  approve: [
    10,
    takes('approver', {
      ...ofPayments,
      states: ['assessed'],
      noun: 'approval',
      body: ({ assessed_amount: total }) => ({ level: 'only', total }),
    }),
  ],
  decline: [
    1,
    takes('approver', {
      ...ofPayments,
      states: ['submitted', 'assessed'],
      noun: 'refusal',
      body: () => ({ declineReason: 'notPaid' }),
    }),
  ],
  approveSupplement: [
    4,
    takes('approver', {
      ...ofSupplements,
      states: ['requested'],
      noun: 'approval',
      body: ({ requested_each: each, requested_amount: total }) => ({ approvedEach: each, total }),
    }),
  ],
  closeSupplement: [
    2,
    takes('approver', {
      ...ofSupplements,
      states: ['approved'],
      noun: 'closure',
      body: () => ({ closeReason: 'No more is bought' }),
    }),
  ],
  reopenSupplement: [
    1,
    takes('approver', {
      ...ofSupplements,
      states: ['closed'],
      noun: 'reopening',
      body: () => ({}),
    }),
  ],
  declineSupplement: [
    1,
    takes('approver', {
      ...ofSupplements,
      states: ['requested'],
      noun: 'refusal',
      body: () => ({ declineReason: 'notNeeded' }),
    }),
  ],
  approveRequest: [
    2,
    takes('approver', {
      ...ofRequests,
      states: ['awaitingApproval'],
      noun: 'approval',
      body: ({ requested_amount: total }) => ({ lines: [], total }),
    }),
  ],
  returnRequest: [
    1,
    takes('approver', {
      ...ofRequests,
      states: ['awaitingApproval'],
      noun: 'return',
      body: () => changes,
    }),
  ],
  rejectRequest: [
    1,
    takes('approver', {
      ...ofRequests,
      states: ['awaitingApproval'],
      noun: 'rejection',
      body: () => ({ reasonCodes: ['notRelevant'] }),
    }),
  ],
  writeOff: [
    1,
    takes('approver', {
      table: 'overpayments',
      path: '/overpayments',
      states: ['owed'],
      noun: 'write-off',
      body: () => ({ writeOffReason: 'The employer is insolvent' }),
    }),
  ],
}
