import { sql } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import { facts, isToldTo, subject } from './payment.policy.ts'

export interface PaymentFile {
  /** Of the payment. */
  id: string
  reference: string
  fileId: string
  name: string
  mediaType: string
  sizeBytes: number
  addedAt: string
  storageKey: string
}

/**
 * Pay stubs and receipts of every payment about a participant that a person may see; an employer's stay
 * between it and the staff. The newest first.
 */
export async function paymentFilesOf(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  participantId: string,
): Promise<PaymentFile[]> {
  const { rows } = await sql<PaymentFile>`
    select y.id, y.reference, f.id as "fileId", f.name, f.media_type as "mediaType",
      f.size_bytes as "sizeBytes", f.created_at as "addedAt", f.storage_key as "storageKey"
    from payments y join payment_files p on p.payment_id = y.id join files f on f.id = p.file_id
    where y.participant_id = ${participantId}
      and ${person.permissions.where({ action: 'view', subject }, facts)} and ${isToldTo(person)}
      and ${person.type === 'employee' ? sql`y.payee <> 'employer'` : sql`true`}
    order by f.created_at desc, f.id`.execute(db)
  return rows
}
