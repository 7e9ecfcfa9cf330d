import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { invalidField, notFound, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import type { overpaymentsEndpoints } from '../contract/overpayments.endpoints.ts'
import { findKeptFrom, whyNot, type KeptFrom } from './kept.queries.ts'
import { noteOnPayment } from './note-on-payment.ts'
import { paying, scopeOf, type LoadedOverpayment } from './overpayment.policy.ts'
import { overpaymentSteps } from './overpayment.steps.ts'
import { tellGivenBack, tellKept } from './tell-kept.ts'

type Keep = z.infer<typeof overpaymentsEndpoints.keepBack.body>

/** As `overpaymentSteps`, under the lock of the payment that something is kept back from. */
const underPayment = (paymentId: string): typeof overpaymentSteps => ({
  ...overpaymentSteps,
  async hold({ db }) {
    await sql`select 1 from payments where id = ${paymentId} for update`.execute(db)
  },
})

/**
 * Keeps what is owed back from a later payment to whoever owes it, which is approved and in no batch; they are told.
 * @throws 404 for a payment that the person does not pay; 409 `otherPayee`, `notToBePaid`, `judgedPayment`, `keptAlready`;
 * 422 for more than is owed or paid
 */
export async function keepBack(change: VersionedChange, id: string, keep: Keep): Promise<void> {
  const { paymentId, keptAmount, keptReason } = keep
  const { db, person } = change
  await takeStep(change, underPayment(paymentId), {
    id,
    step: 'keepBack',
    reason: keptReason,
    async before(debt) {
      const later = await theKeptFrom(change, { debt, paymentId })
      refuseTooMuch(keptAmount, { debt, later })
      await sql`insert into overpayment_keeps (overpayment_id, payment_id, amount, reason, kept_on, kept_by)
        values (${id}, ${paymentId}, ${keptAmount}, ${keptReason}, ${await change.today()}, ${person.userId})`.execute(
        db,
      )
      await noteOnPayment(change, later, {
        act: 'keepBack',
        amount: keptAmount,
        overpayment: debt.reference,
        reason: keptReason,
      })
      return {
        changes: { keptAmount: [null, keptAmount], paymentReference: [null, later.reference] },
      }
    },
  })
  await tellKept(change, id, { paymentId, kept: keptAmount, reason: keptReason })
}

async function theKeptFrom(
  { db, person }: VersionedChange,
  { debt, paymentId }: { debt: LoadedOverpayment; paymentId: string },
): Promise<KeptFrom> {
  const later = await findKeptFrom(db, paymentId)
  if (!later || !person.permissions.allows(paying, scopeOf(later))) throw notFound()
  const side = debt.owedBy === 'employer' ? 'employerId' : 'participantId'
  if (later.payee !== debt.owedBy || later[side] !== debt[side]) throw refused('otherPayee')
  const reason = whyNot(later, person.userId)
  if (reason) throw refused(reason)
  const { rows } = await sql`select 1 from overpayment_keeps
    where overpayment_id = ${debt.id} and payment_id = ${paymentId} and ended_on is null`.execute(
    db,
  )
  if (rows.length > 0) throw refused('keptAlready')
  return later
}

function refuseTooMuch(
  amount: string,
  { debt, later }: { debt: LoadedOverpayment; later: KeptFrom },
) {
  const owed = new Decimal(debt.amount).minus(debt.receivedAmount).minus(debt.keptAmount)
  const paid = new Decimal(later.approvedAmount ?? 0).minus(later.keptAmount)
  if (owed.lt(amount))
    throw invalidField('keptAmount', 'moreThanOwed', { remaining: owed.toFixed(2) })
  if (paid.lt(amount))
    throw invalidField('keptAmount', 'moreThanPayment', { left: paid.toFixed(2) })
}

/**
 * Keeps nothing back from a payment any more, which is still to be paid; its payee is told.
 * @throws 404; 409 `notToBePaid`, `judgedPayment`
 */
export async function giveBack(
  change: VersionedChange,
  id: string,
  { paymentId }: { paymentId: string },
): Promise<void> {
  let kept = ''
  await takeStep(change, underPayment(paymentId), {
    id,
    step: 'giveBack',
    async before({ reference }) {
      const later = await findKeptFrom(change.db, paymentId)
      if (!later) throw notFound()
      const { rows } = await sql<{ id: string; amount: string }>`
        select id, amount from overpayment_keeps
        where overpayment_id = ${id} and payment_id = ${paymentId} and ended_on is null`.execute(
        change.db,
      )
      const [keep] = rows
      if (!keep) throw notFound()
      const reason = whyNot(later, change.person.userId)
      if (reason) throw refused(reason)
      await sql`update overpayment_keeps set ended_on = ${await change.today()}, ended_by = ${change.person.userId}
        where id = ${keep.id}`.execute(change.db)
      kept = keep.amount
      await noteOnPayment(change, later, { act: 'giveBack', amount: kept, overpayment: reference })
      return { changes: { keptAmount: [kept, null], paymentReference: [later.reference, null] } }
    },
  })
  await tellGivenBack(change, id, { paymentId, kept })
}
