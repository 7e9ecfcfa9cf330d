import { fill, tokenOf } from '#modules/funding-requests/server/requests.test-people.ts'
import { fill as fillForm } from '#modules/monitoring/server/survey.test-people.ts'
import { stub } from '#modules/payments/server/payments.test-people.ts'
import { addDays } from '#seeds/clock.ts'
import {
  inDays,
  pick,
  stepOn,
  today,
  workFor,
  type Operation,
  type Operations,
} from './turn.test-people.ts'

/** A week of a placement, sometimes one that is claimed, or is still to come. */
const claim: Operation = async (turn) => {
  const { employer, random } = turn
  const found = await pick(turn, 'placements', ['active', 'ended'])
  if (!found) return null
  await workFor(found['employer_id'])
  const first = found['started_on'] ?? ''
  const weeks = Math.floor((Date.parse(today()) - Date.parse(first)) / 604_800_000)
  const from = addDays(first, 7 * random.whole(0, Math.max(weeks, 0)))
  const line = { from, to: addDays(from, 6), hours: '20', hourlyWage: '20.00', gross: '400.00' }
  const files = random.chance(0.9) ? [await stub(employer)] : []
  return employer.post('/payments', { placementId: found['id'], lines: [line], files })
}

const onOwnPayment =
  (states: readonly string[], noun: string): Operation =>
  async (turn) => {
    const found = await pick(turn, 'payments', states)
    await workFor(found?.['employer_id'])
    return stepOn(turn, found, {
      by: turn.employer,
      path: (id) => `/payments/${id}/${noun}`,
      ...(noun === 'submission' && {
        body: ({ claimed_amount: total }) => ({ isConfirmed: true, total }),
      }),
    })
  }

const requestSupplement: Operation = async (turn) => {
  const found = await pick(turn, 'placements', ['active'])
  if (!found) return null
  await workFor(found['employer_id'])
  return turn.employer.post('/supplements', {
    placementId: found['id'],
    type: turn.random.pick(['transport', 'tools', 'northern']),
    payee: 'employer',
    description: 'What the work asks for',
    frequency: 'oneTime',
    fromOn: inDays(turn.random.whole(0, 5)),
    requestedEach: `${turn.random.whole(1, 60)}.50`,
  })
}

const withdrawSupplement: Operation = async (turn) => {
  const found = await pick(turn, 'supplements', ['requested'])
  await workFor(found?.['employer_id'])
  return stepOn(turn, found, {
    by: turn.employer,
    path: (id) => `/supplements/${id}/withdrawal`,
  })
}

/** Signed in, without the link of the letter. */
const fillInForm: Operation = async (turn) => {
  const found = await pick(turn, 'monitoring_forms', ['open'])
  await workFor(found?.['employer_id'])
  if (!found) return null
  const link = await turn.employer.post<{ token: string }>(`/monitoring-forms/${found['id']}/link`)
  return link.status === 200 ? fillForm(link.body.token) : link
}

/** By the link of the letter, whichever side has it. */
const fillInCourse: Operation = async (turn) => {
  const found = await pick(turn, 'funding_requests', ['awaitingForm', 'returned'])
  const token = found && (await tokenOf(found['id'] ?? ''))
  if (!token) return null
  const days = { 'training.startsOn': inDays(10), 'training.endsOn': inDays(12) }
  return fill(token, days).catch(() => null)
}

export const employerOperations: Operations = {
  claim: [12, claim],
  submitClaim: [12, onOwnPayment(['draft', 'returned'], 'submission')],
  cancelClaim: [1, onOwnPayment(['draft', 'submitted', 'returned'], 'cancellation')],
  requestSupplement: [6, requestSupplement],
  withdrawSupplement: [1, withdrawSupplement],
  fillInForm: [4, fillInForm],
  fillInCourse: [2, fillInCourse],
}
