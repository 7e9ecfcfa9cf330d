import { sql } from 'kysely'
import type { ReadCall, StreamAnswer } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { mayPay } from './payment-batch.policy.ts'
import { fetchedFile, loadBatch } from './payment-batch.queries.ts'

type Asked = Pick<ReadCall, 'db' | 'person' | 'settings' | 'now' | 'audit' | 'today'>

/** The file that the bank is given, as it was written at the release; on record. @throws 403, 404, 428 */
export async function openBatchFile(asked: Asked, id: string): Promise<StreamAnswer> {
  const { db, person, settings } = asked
  const { reference } = await loadBatch(asked, id)
  if (!mayPay(person)) throw forbidden()
  const { rows } = await sql<{ sealed: string; kind: string }>`
    select file as sealed, file_kind as kind from payment_batches where id = ${id} and file is not null`.execute(
    db,
  )
  const [file] = rows
  if (!file) throw notFound()
  await requireRecentProof(asked)
  await asked.audit({
    action: fetchedFile,
    entity: 'paymentBatch',
    entityId: id,
    reference,
  })
  const isTable = file.kind === 'csv'
  return {
    mediaType: isTable ? 'text/csv; charset=utf-8' : 'text/plain; charset=us-ascii',
    fileName: `${reference}.${isTable ? 'csv' : 'txt'}`,
    body: Buffer.from(decrypt(settings, file.sealed)),
  }
}
