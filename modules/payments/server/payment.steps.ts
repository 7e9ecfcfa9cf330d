import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import { lockTarget } from '#modules/holds/server/lock-target.ts'
import { holdBudget } from '#modules/programs/server/commit-budget.ts'
import type { PaymentFacts } from '../contract/payment.status.ts'
import { factsOfEvent } from './announce-payment.ts'
import { judgePayment, paymentMachines, subject, type LoadedPayment } from './payment.policy.ts'
import { findPayment, loadPayment, readPayment } from './payment.queries.ts'

/** A payment as its steps know it. */
export const paymentSteps: SteppedEntity<LoadedPayment, PaymentFacts, 'payments'> = {
  ...paymentMachines,
  table: 'payments',
  entity: 'payment',
  topic: 'payments',
  load: loadPayment,
  judge: judgePayment,
  reference: ({ reference }) => reference,
  present: readPayment,
  announce: announcePayment,
}

/** A supplement under the lock that what is claimed of it is decided under. */
export async function holdSupplement({ db }: Pick<Change, 'db'>, id: string) {
  await sql`select 1 from supplements where id = ${id} for no key update`.execute(db)
}

/** As `paymentSteps`, under the lock of the supplement that something is claimed of. */
export const underSupplement: typeof paymentSteps = {
  ...paymentSteps,
  async hold({ db }, id) {
    const found = await findPayment(db, id)
    if (found?.supplementId) await holdSupplement({ db }, found.supplementId)
  },
}

/**
 * As `paymentSteps`, under the lock of what an amount is decided by: the budget, under which the money of
 * a placement is set aside and released, the application, the holds on both sides, the supplement.
 */
export const underBalances: typeof paymentSteps = {
  ...paymentSteps,
  async hold({ db }, id) {
    const found = await findPayment(db, id)
    if (!found) return
    await holdBudget({ db }, found.programId)
    await sql`select 1 from applications where id = ${found.applicationId} for update`.execute(db)
    await lockTarget(db, found)
    if (found.supplementId) await holdSupplement({ db }, found.supplementId)
  },
}

/**
 * Tells open screens that a payment has this version now; of what its employer has not sent its participant
 * hears nothing, and of what a participant is paid no employer.
 */
export function announcePayment(change: Change, found: LoadedPayment, version: number) {
  const { id } = found
  return change.announce({ topic: 'payments', id, version, subject, facts: factsOfEvent(found) })
}
