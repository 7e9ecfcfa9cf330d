import { sql } from 'kysely'
import type { Looking, StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import { notFound } from '#kit/server/problems.ts'
import { loadPayment } from './payment.queries.ts'

interface Stored {
  name: string
  mediaType: string
  storageKey: string
}

/** A pay stub or a receipt, for whoever sent it and for staff. @throws 404 */
export async function openPaymentFile(
  looking: Pick<Looking, 'db' | 'person'> & { files: Files },
  { id, fileId }: { id: string; fileId: string },
): Promise<StreamAnswer> {
  const { payee } = await loadPayment(looking, id)
  if (looking.person.type === 'employee' && payee === 'employer') throw notFound()
  const { rows } = await sql<Stored>`
    select f.name, f.media_type as "mediaType", f.storage_key as "storageKey"
    from payment_files p join files f on f.id = p.file_id
    where p.payment_id = ${id} and p.file_id = ${fileId}`.execute(looking.db)
  const [file] = rows
  if (!file) throw notFound()
  const body = await looking.files.get(file.storageKey)
  return { mediaType: file.mediaType, fileName: file.name, body }
}
