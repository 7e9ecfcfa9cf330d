import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  act as leadBatch,
  approved,
  batchOf,
  release,
  verifiedAccount,
  withoutPayments,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { working } from '#modules/payments/server/payments.test-people.ts'
import type { KeptOfPayment } from '../contract/overpayments.endpoints.ts'
import { act, paid, recorded, today } from './overpayments.test-people.ts'

/** Of whom something is owed: a payment of which too much was paid, and a later one that is approved. */
export let sides: Awaited<ReturnType<typeof sidesOf>>
export let placementId: string
export let paymentId: string
export let later: string
/** Of what is owed: Priya has recorded it. */
export let id: string
export let reference: string
export let priya: Caller

/** One placement for the file that calls this, and before each of its tests its two payments and the debt. */
export function withDebt() {
  beforeAll(async () => {
    const made = await working()
    placementId = made.placementId
    sides = await sidesOf(made.applicationId)
  }, 60_000)
  beforeEach(async () => {
    server.clock.moveTo(new Date('2027-05-03T16:00:00Z'))
    await withoutPayments()
    await verifiedAccount(sides.employerId)
    paymentId = await paid(placementId)
    later = await approved(placementId, 1)
    priya = await server.as('finance')
    ;({ id, reference } = await recorded(priya, paymentId))
  })
}

export const keep = (by: Caller, id: string, paymentId: string, also: object = {}) =>
  act(by, id, 'kept', {
    paymentId,
    keptAmount: '120.00',
    keptReason: 'As agreed by phone on 2 May',
    ...also,
  })

export async function kept(by: Caller, id: string, paymentId: string, also: object = {}) {
  const { status, body } = await keep(by, id, paymentId, also)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export const giveBack = (by: Caller, id: string, paymentId: string) =>
  act(by, id, 'kept-return', { paymentId })

export const readKept = (by: Caller, paymentId: string) =>
  by.get<KeptOfPayment>(`/overpayments/kept?paymentId=${paymentId}`)

/** What the letters about a payment or an overpayment say, in their order. */
export async function lettersAbout(entity: 'payment' | 'overpayment', id: string) {
  const { rows } = await sql<{ kind: string; recipient: string; body: string }>`
    select template as kind, recipient, body from outbox_messages
    where record_entity = ${entity} and record_id = ${id} order by id`.execute(server.db)
  return rows
}

/** A keep of Priya's past every guard of the server. */
export const keepInDatabase = (keeping: {
  id: string
  paymentId: string
  amount?: string
  by?: string
}) =>
  sql`insert into overpayment_keeps (overpayment_id, payment_id, amount, reason, kept_by)
    select ${keeping.id}, ${keeping.paymentId}, ${keeping.amount ?? '10.00'}, 'X', id from users
    where email = ${keeping.by ?? 'finance@example.org'}`.execute(server.db)

/** The payments go out in a batch, and arrive. */
export async function settled(ids: readonly string[]) {
  const priya = await server.as('finance')
  const { body } = await release(priya, await batchOf(priya, ids), { payOn: today })
  const done = await leadBatch(priya, body, 'result', { paidOn: today })
  if (done.status !== 200) throw new Error(JSON.stringify(done.body))
  return done.body
}
