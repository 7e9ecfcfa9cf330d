import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import type { FileRecord } from '../contract/files.endpoints.ts'
import { recordFile } from '../contract/record-file.ts'
import { canAdd, readParent, requireSight, type Desk, type ParentKey } from './parents.ts'

const selectFile = sql`${selectBase('r')}, ${selectFields(recordFile, 'r')}, f.name,
  f.media_type as "mediaType", f.size_bytes::int as "sizeBytes", encode(f.sha256, 'hex') as sha256,
  jsonb_build_object('id', u.id, 'name', u.name) as "uploadedBy"`
const joins = sql`join files f on f.id = r.file_id join users u on u.id = r.uploaded_by`

interface Who {
  desk: Desk
  person: Person
}

interface Wanted {
  key: ParentKey
  most: number
  only?: FileRecord['kind'] | undefined
}

export async function readFiles(db: Db, who: Who, { key, most, only }: Wanted) {
  const parent = await readParent(db, who, key)
  const { rows } = await sql<FileRecord & { total: number }>`
    select ${selectFile}, count(*) over ()::int as total from record_files r ${joins}
    where r.parent_kind = ${key.kind} and r.parent_id = ${key.id} and r.deleted_at is null
      ${only ? sql`and r.kind = ${only}` : sql``}
    order by r.position, r.id limit ${most}`.execute(db)
  return {
    data: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    can: canAdd(parent.mayWrite),
  }
}

/** A file of a record that the person sees, and where it is kept. */
export async function readFile(db: Db, who: Who, id: string) {
  requireSight(who)
  const { rows } = await sql<
    FileRecord & { parentKind: ParentKey['kind']; parentId: string; storageKey: string }
  >`
    select ${selectFile}, r.parent_kind as "parentKind", r.parent_id as "parentId", f.storage_key as "storageKey"
    from record_files r ${joins} where r.id = ${id} and r.deleted_at is null`.execute(db)
  if (!rows[0]) throw notFound()
  const { parentKind, parentId, storageKey, ...record } = rows[0]
  const parent = await readParent(db, who, { kind: parentKind, id: parentId })
  return { record, parent, storageKey }
}
