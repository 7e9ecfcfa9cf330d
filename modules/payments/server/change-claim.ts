import { loadHeld, recordAct, takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { differences } from '#kit/server/audit.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { Person } from '#kit/server/person.ts'
import { changeVersioned, refuseInOrder } from '#kit/server/versioned.ts'
import { mayClaim } from '#modules/supplements/server/may-claim.ts'
import type { ClaimLine } from '../contract/payment.ts'
import { computeClaim, keepFiles, keepLines } from './keep-claim.ts'
import { enteredAlsoBy, isToEdit, type LoadedPayment } from './payment.policy.ts'
import { findPayment, readPayment, storedLines } from './payment.queries.ts'
import { refuseUnspent } from './change-supplement-claim.ts'
import { holdSupplement, paymentSteps } from './payment.steps.ts'
import { tellReceived } from './tell-payee.ts'
import { holdPlacement } from './worked.queries.ts'

interface Changed {
  lines: readonly ClaimLine[]
  files?: readonly string[] | null | undefined
}

/** A claim under the lock that those of its placement, or of its supplement, are kept under, which comes before its own. */
const underPlacement: typeof paymentSteps = {
  ...paymentSteps,
  async hold(change, id) {
    const found = await findPayment(change.db, id)
    if (found?.supplementId) await holdSupplement(change, found.supplementId)
    else if (found) await holdPlacement(change, found.placementId)
  },
}

/** Puts other lines and files in place of those of a claim that is not sent. @throws 403, 409, 412, 422 */
export async function changeClaim(change: VersionedChange, id: string, input: Changed) {
  const { db, person, version } = change
  const before = await loadHeld(change, underPlacement, id)
  const target = { table: 'payments', id, version, current: () => readPayment(change, id) } as const
  const reason = reasonAgainst(person, before)
  await refuseInOrder(db, target, { present: before.version, reason })
  const { placementId } = before
  const computed = await computeClaim(change, { placementId, lines: input.lines, paymentId: id })
  const { lines, total, periodFrom, periodTo } = computed
  await changeVersioned(db, target, {
    period_from: periodFrom,
    period_to: periodTo,
    claimed_amount: total,
  })
  await keepLines(change, id, lines)
  if (input.files) await keepFiles(change, id, input.files)
  const after = { periodFrom, periodTo, claimedAmount: total }
  const changes = differences({ ...before }, after)
  await recordAct(change, paymentSteps, { of: before, act: 'change', changes })
}

function reasonAgainst(person: Person, found: LoadedPayment) {
  if (!mayClaim(person, found))
    return person.type === 'employee' && found.payee === 'employer'
      ? 'claimedByEmployer'
      : 'notPermitted'
  return isToEdit(found) && found.source === 'claim' ? null : 'wrongState'
}

interface Submission {
  isConfirmed: boolean
  /** The sum that was seen. */
  total: string
}

/** Sends a claim. @throws 409 `payStubMissing`, `wrongState`; 422 without the statement, at lines, for another sum */
export async function submitClaim(change: VersionedChange, id: string, seen: Submission) {
  await takeStep(change, underPlacement, {
    id,
    step: 'submit',
    async before(found) {
      if (!seen.isConfirmed) throw invalidField('isConfirmed', 'mustConfirm')
      const total = found.supplementId
        ? await refuseUnspent(change, found, seen)
        : await refuseUnready(change, found, seen)
      return {
        row: {
          submitted_on: await change.today(),
          submitted_by: change.person.userId,
          claimed_amount: total,
        },
      }
    },
  })
  await tellReceived(change, id)
}

/** What has changed since it was kept, such as the last day, is found now. */
async function refuseUnready(change: VersionedChange, found: LoadedPayment, seen: Submission) {
  const { id, placementId } = found
  const lines = (await storedLines(change.db, id)).map(
    ({ from, to, hours, hourlyWage, gross }) => ({ from, to, hours, hourlyWage, gross }),
  )
  const computed = await computeClaim(change, { placementId, lines, paymentId: id })
  if (Number(computed.total) === 0) throw invalidField('lines', 'nothingClaimed')
  if (computed.total !== seen.total)
    throw invalidField('total', 'notTheSum', { sum: computed.total })
  await keepLines(change, id, computed.lines)
  return computed.total
}

/**
 * Sends on what staff entered for a participant, with the receipts that they were sent.
 * @throws 409 `receiptMissing`, `fourEyes`, `wrongState`; 422 for another sum
 */
export async function enterClaim(change: VersionedChange, id: string, seen: { total: string }) {
  await takeStep(change, underPlacement, {
    id,
    step: 'enter',
    async before(found) {
      return {
        row: {
          claimed_amount: await refuseUnspent(change, found, seen),
          submitted_on: await change.today(),
          submitted_by: change.person.userId,
          entered_by: enteredAlsoBy(change.person, found),
        },
      }
    },
  })
  await tellReceived(change, id)
}
