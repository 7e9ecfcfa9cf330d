import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Db } from '#kit/server/call.ts'
import { isCurrent, isExpired } from '#modules/applications/server/document.queries.ts'
import type { DocumentFile, DocumentLine, DocumentSide } from '../contract/document.ts'

/** A file of a document with what says where it belongs. */
export interface StoredFile extends Omit<DocumentFile, 'can'> {
  applicationId: string
  side: DocumentSide
  series: string
  kind: string
  ownTitle: string | null
}

const columns = sql`d.id, d.application_id as "applicationId", d.version, d.number, d.side, d.series, d.kind,
  d.title as "ownTitle", ${isCurrent} as "isCurrent", d.status, f.name, f.media_type as "mediaType",
  f.size_bytes as "sizeBytes", d.added_at as "addedAt", d.added_by_name as "addedByName", d.way,
  d.expires_on as "expiresOn", ${isExpired} as "isExpired", d.reason_codes as "reasonCodes", d.note,
  u.name as "judgedBy", d.judged_at as "judgedAt"`
const from = sql`application_documents d join files f on f.id = d.file_id
  left join users u on u.id = d.judged_by`

/** Every file of some sides of an application, the newest versions first. */
export async function filesOf(
  db: Db,
  { id, sides }: { id: string; sides: readonly DocumentSide[] },
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${columns} from ${from}
    where d.application_id = ${id} and d.side = any(${[...sides]}::text[])
    order by d.number desc, d.part`.execute(db)
  return rows
}

export async function findFile(
  db: Db,
  { id, documentId }: { id: string; documentId: string },
): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    select ${columns} from ${from} where d.id = ${documentId} and d.application_id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

export interface AskedDocument {
  code: string
  name: Bilingual
  askedOf: 'employer' | 'participant'
  mandatory: boolean
  expires?: boolean
}

/** What the program of an application asks for, in its order. */
export async function askedDocuments(db: Db, id: string): Promise<AskedDocument[]> {
  const { rows } = await sql<{ asked: AskedDocument[] }>`
    select p.required_documents as asked from applications a join programs p on p.id = a.program_id
    where a.id = ${id}`.execute(db)
  return rows[0]?.asked ?? []
}

/** How a document stands: a part that is refused or expired leaves the whole of it missing. */
export function stateOf(
  files: readonly Pick<StoredFile, 'status' | 'isExpired'>[],
): DocumentLine['state'] {
  if (files.length === 0) return 'missing'
  if (files.some(({ status }) => status === 'refused')) return 'refused'
  if (files.some((file) => file.isExpired)) return 'expired'
  return files.every(({ status }) => status === 'accepted') ? 'accepted' : 'toReview'
}
