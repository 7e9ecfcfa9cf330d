import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { PaymentBatchFacts } from '../contract/payment-batch.status.ts'
import { batchMachines, judgeBatch, subject, type LoadedBatch } from './payment-batch.policy.ts'
import { loadBatch, readBatch } from './payment-batch.queries.ts'

/** A batch as its steps know it. */
export const batchSteps: SteppedEntity<LoadedBatch, PaymentBatchFacts, 'payment_batches'> = {
  ...batchMachines,
  table: 'payment_batches',
  entity: 'paymentBatch',
  topic: 'paymentBatches',
  load: loadBatch,
  judge: judgeBatch,
  reference: ({ reference }) => reference,
  present: readBatch,
  announce: announceBatch,
}

/**
 * As `batchSteps`, under the locks of what a release is decided by: the batch, then the payees, the holds on
 * them and their accounts, then the placements, then (one by one) the payments.
 */
export const underPayees: typeof batchSteps = {
  ...batchSteps,
  async hold({ db }, id) {
    await sql`select 1 from payment_batches where id = ${id} for update`.execute(db)
    for (const table of ['employers', 'participants', 'placements'] as const)
      // oxlint-disable-next-line no-await-in-loop -- locks are taken in this order
      await sql`select 1 from ${sql.table(table)} where id in (
          select ${sql.ref(`y.${table.slice(0, -1)}_id`)} from payment_batch_entries n
            join payments y on y.id = n.payment_id where n.batch_id = ${id})
        order by id for share`.execute(db)
  },
}

/** Tells open screens that a batch has this version now. */
export function announceBatch(change: Change, { id }: Pick<LoadedBatch, 'id'>, version: number) {
  return change.announce({ topic: 'payment-batches', id, version, subject, facts: {} })
}

/** What a batch holds has changed, by whoever holds its lock. */
export async function announceFilled(change: Change, id: string) {
  const { rows } = await sql<{ version: number }>`
    update payment_batches set version = version + 1, updated_at = clock_now() where id = ${id}
    returning version`.execute(change.db)
  await announceBatch(change, { id }, theRow(rows).version)
}
