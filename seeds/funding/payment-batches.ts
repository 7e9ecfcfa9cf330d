import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import type { Settings } from '#kit/server/settings.ts'
import { centsOf, writePaymentFile } from '#modules/payment-batches/server/payment-file.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'

interface Approved {
  id: string
  source: string
  reference: string
  approvedOn: string
  amount: string
  accountId: string
  payee: string
  institution: string
  transit: string
  account: string
}

interface Batch {
  id: string
  status: 'released' | 'settled'
  releasedOn: string
  payOn: string
  paidOn: string | null
  payments: readonly Approved[]
}

interface Paying {
  now: Date
  staff: Staff
  keys: Pick<Settings, 'encryptionKeys'>
}

/** What is approved is paid: long ago, of late, and not yet. */
export async function payClaims(db: Db, { now, staff, keys }: Paying): Promise<AuditRow[]> {
  const priya = staff.of(cast.finance)
  const batches = batchesOf(await approvedClaims(db, keys), {
    today: dayOf(now),
    newId: await newIds(db, 2),
  })
  await insertRows(
    db,
    'payment_batches',
    batches.map((batch) => emptyRow(batch, priya)),
  )
  for (const [at, batch] of batches.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    await fill(db, batch, { number: at + 1, priya, keys })
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from payment_batches`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  return batches.flatMap((batch) => historyOf(batch, priya, references.get(batch.id)!))
}

async function approvedClaims(db: Db, keys: Paying['keys']): Promise<Approved[]> {
  const { rows } = await sql<Approved>`
    select y.id, y.source, y.reference, greatest(y.approved_on, y.assessed_on) as "approvedOn", y.approved_amount as amount, c.id as "accountId",
      c.holder_name as payee, c.institution, c.transit, c.account_number as account
    from payments y join bank_accounts c on c.employer_id = y.employer_id and c.status = 'verified'
    where y.status = 'approved' order by 3, y.id`.execute(db)
  return rows.map((row) => ({ ...row, account: decrypt(keys, row.account) }))
}

/** The newest claim of wages waits to be paid; what was approved within three weeks before it is on its way. */
function batchesOf(
  approved: readonly Approved[],
  { today, newId }: { today: string; newId: () => string },
): Batch[] {
  const newest = approved.findLast(({ source }) => source === 'claim')
  const waiting = approved.filter(
    (each) => each !== newest && each.approvedOn <= addDays(today, -3),
  )
  const settled = waiting.filter(({ approvedOn }) => approvedOn <= addDays(today, -21))
  const onItsWay = waiting.filter((each) => !settled.includes(each))
  return [...batchOf('settled', settled, newId), ...batchOf('released', onItsWay, newId)]
}

function batchOf(
  status: Batch['status'],
  payments: readonly Approved[],
  newId: () => string,
): Batch[] {
  const last = payments.at(-1)
  if (!last) return []
  const releasedOn = addDays(last.approvedOn, 1)
  const payOn = addDays(releasedOn, 1)
  const paidOn = status === 'settled' ? payOn : null
  return [{ id: newId(), status, releasedOn, payOn, paidOn, payments }]
}

const emptyRow = ({ id, releasedOn }: Batch, priya: Actor) => ({
  id,
  created_by: priya.id,
  created_on: releasedOn,
  created_at: at(releasedOn, 0),
  updated_at: at(releasedOn, 0),
})

const at = (day: string, minutes: number) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + minutes * 60_000)

async function fill(
  db: Db,
  { id, status, releasedOn, payOn, paidOn, payments }: Batch,
  { number, priya, keys }: { number: number; priya: Actor; keys: Paying['keys'] },
) {
  const { kind, text } = writePaymentFile({
    dues: payments.map((each) => ({ ...each, cents: centsOf(each.amount) })),
    payOn,
    today: releasedOn,
    releaseNumber: number,
    profile: undefined,
    language: 'en',
  })
  await insertRows(
    db,
    'payment_batch_entries',
    payments.map((each) => ({
      batch_id: id,
      payment_id: each.id,
      amount: each.amount,
      added_by: priya.id,
      bank_account_id: each.accountId,
    })),
  )
  await sql`update payment_batches set status = ${status}, pay_on = ${payOn}, released_on = ${releasedOn},
      released_by = ${priya.id}, release_number = ${number}, file_kind = ${kind}, file = ${encrypt(keys, text)},
      paid_on = ${paidOn}, settled_by = case when ${paidOn}::date is not null then ${priya.id}::uuid end
    where id = ${id}`.execute(db)
  await sql`update payments set status = case when ${paidOn}::date is null then 'sent' else 'paid' end,
      batch_id = ${id}, sent_on = ${releasedOn}, paid_on = ${paidOn}
    where id = any(${payments.map((each) => each.id)}::uuid[])`.execute(db)
}

type Change = [before: string | null, after: string]

/** As the product itself would have written it. */
function historyOf(batch: Batch, priya: Actor, reference: string): AuditRow[] {
  const { id, releasedOn, payOn, paidOn, payments } = batch
  const of = { entity: 'paymentBatch', entity_id: id, reference }
  const ofBatch = (moment: Date, step: string, changes: Record<string, Change>) =>
    auditRow(moment, priya, { ...of, action: `paymentBatches.${step}`, changes })
  const lead = (moment: Date, step: string, changes: Record<string, Change>) =>
    payments.map((each) =>
      auditRow(moment, priya, {
        action: `payments.${step}`,
        entity: 'payment',
        entity_id: each.id,
        reference: each.reference,
        changes,
      }),
    )
  const released = at(releasedOn, 5)
  const settled = paidOn && at(paidOn, 60)
  return [
    ofBatch(at(releasedOn, 0), 'created', { status: [null, 'open'] }),
    ...lead(at(releasedOn, 1), 'batch', {
      status: ['approved', 'batched'],
      batch: [null, reference],
    }),
    ofBatch(released, 'release', { status: ['open', 'released'], payOn: [null, payOn] }),
    ...lead(released, 'send', { status: ['batched', 'sent'] }),
    ...(settled
      ? [
          ofBatch(settled, 'settle', { status: ['released', 'settled'], paidOn: [null, paidOn] }),
          ...lead(settled, 'arrive', { status: ['sent', 'paid'] }),
        ]
      : []),
  ]
}
