import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { mayPay } from './payment-batch.policy.ts'
import { announceBatch } from './payment-batch.steps.ts'

/** Begins a batch, into which payments are put. @returns its id @throws 403 */
export async function createBatch(change: Change): Promise<string> {
  const { db, person } = change
  if (!mayPay(person)) throw forbidden()
  const { rows } = await sql<{ id: string; reference: string }>`
    insert into payment_batches (created_by) values (${person.userId}) returning id, reference`.execute(
    db,
  )
  const { id, reference } = theRow(rows)
  await change.audit({
    action: 'paymentBatches.created',
    entity: 'paymentBatch',
    entityId: id,
    reference,
    changes: differences({}, { status: 'open' }),
  })
  await announceBatch(change, { id }, 1)
  return id
}
