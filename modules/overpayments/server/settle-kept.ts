import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { recordAct } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import type { LoadedOverpayment } from './overpayment.policy.ts'
import { findOverpayment } from './overpayment.queries.ts'
import { overpaymentSteps } from './overpayment.steps.ts'
import { findKeptFrom } from './kept.queries.ts'
import { noteOnPayment } from './note-on-payment.ts'
import { remindAgain } from './remind-owing.ts'
import { tellEntered, tellGivenBack } from './tell-kept.ts'
import { tellTakenBack } from './tell-payee.ts'

interface Keep {
  id: string
  overpaymentId: string
  amount: string
}

/** What stands of a payment, each debt under its lock; the lock of the payment is held before. */
async function keepsOf({ db }: Change, paymentId: string): Promise<Keep[]> {
  const { rows } = await sql<Keep>`
    select k.id, k.overpayment_id as "overpaymentId", k.amount from overpayment_keeps k
      join overpayments o on o.id = k.overpayment_id
    where k.payment_id = ${paymentId} and k.ended_on is null order by o.id for update of o`.execute(
    db,
  )
  return rows
}

/** A payment is paid: what was kept back from it is received of what its payee owes. */
export async function enterKept(change: Change, paymentId: string, paidOn: string): Promise<void> {
  for (const keep of await keepsOf(change, paymentId))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await enter(change, keep, { paymentId, paidOn })
}

async function enter(
  change: Change,
  { id: keepId, overpaymentId: id, amount }: Keep,
  { paymentId, paidOn }: { paymentId: string; paidOn: string },
) {
  const { db, person } = change
  const before = theKnown(await findOverpayment(db, id))
  // Nothing comes back before what it is owed of was paid.
  const receivedOn = paidOn < before.paidOn ? before.paidOn : paidOn
  await sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, keep_id, entered_on, entered_by)
    values (${id}, ${amount}, ${receivedOn}, 'keptBack', ${keepId}, ${await change.today()}, ${person.userId})`.execute(
    db,
  )
  await recordMoved(change, before)
  await tellEntered(change, id, { paymentId, kept: amount })
}

/** A payment was not paid after all: what was kept back from it is owed again, until it is paid. */
export async function returnKept(change: Change, paymentId: string): Promise<void> {
  for (const keep of await keepsOf(change, paymentId))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await takeBack(change, keep, paymentId)
}

async function takeBack(
  change: Change,
  { id: keepId, overpaymentId: id }: Keep,
  paymentId: string,
) {
  const { db, person } = change
  const before = theKnown(await findOverpayment(db, id))
  const { rows } = await sql<{ received: string; receivedOn: string }>`
    update overpayment_receipts set taken_back_on = ${await change.today()}, taken_back_by = ${person.userId},
      taken_back_reason = (select reference from payments where id = ${paymentId})
    where keep_id = ${keepId} and taken_back_on is null returning amount as received, received_on as "receivedOn"`.execute(
    db,
  )
  const [receipt] = rows
  if (!receipt) return
  await remindAgain(change, id)
  await recordMoved(change, before)
  await tellTakenBack(change, id, receipt)
}

/** What the database kept of the receipts, as the version, the history and open screens have it. */
async function recordMoved(change: Change, before: LoadedOverpayment) {
  const { id } = before
  await sql`update overpayments set version = version + 1, updated_at = clock_now() where id = ${id}`.execute(
    change.db,
  )
  const after = theKnown(await findOverpayment(change.db, id))
  const isLess = Number(after.receivedAmount) < Number(before.receivedAmount)
  await recordAct(change, overpaymentSteps, {
    of: before,
    act: isLess ? 'takeBack' : after.status === 'recovered' ? 'settle' : 'receive',
    changes: {
      status: [before.status, after.status],
      receivedAmount: [before.receivedAmount, after.receivedAmount],
    },
  })
}

/** A payment is given up, or returned to whoever claimed it: nothing is kept back from it any more. */
export async function dropKept(change: Change, paymentId: string): Promise<void> {
  for (const { id: keepId, overpaymentId: id, amount } of await keepsOf(change, paymentId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await drop(change, { keepId, id, paymentId, amount })
    // oxlint-disable-next-line no-await-in-loop
    await tellGivenBack(change, id, { paymentId, kept: amount })
  }
}

interface Dropped {
  keepId: string
  id: string
  paymentId: string
  amount: string
}

async function drop(change: Change, { keepId, id, paymentId, amount }: Dropped) {
  const { db, person } = change
  const before = theKnown(await findOverpayment(db, id))
  await sql`update overpayment_keeps set ended_on = ${await change.today()}, ended_by = ${person.userId}
    where id = ${keepId}`.execute(db)
  await sql`update overpayments set version = version + 1, updated_at = clock_now() where id = ${id}`.execute(
    db,
  )
  const later = theKnown(await findKeptFrom(db, paymentId))
  const changes: Record<string, [unknown, unknown]> = {
    keptAmount: [amount, null],
    paymentReference: [later.reference, null],
  }
  await recordAct(change, overpaymentSteps, { of: before, act: 'giveBack', changes })
  await noteOnPayment(change, later, {
    act: 'giveBack',
    amount,
    overpayment: before.reference,
  })
}
