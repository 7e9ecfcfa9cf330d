import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { recordFile } from '../contract/record-file.ts'
import { readFile } from './file.queries.ts'
import { announcePart, requireSome, type Desk } from './parents.ts'
import { putIntoTrash } from './put-into-trash.ts'

/** @throws 403 unless the person may add to the record */
async function openFile(change: Change, desk: Desk, id: string) {
  const who = { desk, person: change.person }
  requireSome(who, 'write')
  const open = await readFile(change.db, who, id)
  if (!open.parent.mayWrite) throw forbidden()
  const current = async () => (await readFile(change.db, who, id)).record
  return { ...open, current }
}

/** Saves another caption or kind. */
export async function editFile(
  change: VersionedChange,
  desk: Desk,
  { id, input }: { id: string; input: z.infer<typeof recordFile.update> },
): Promise<void> {
  const { record, parent, current } = await openFile(change, desk, id)
  const target = { table: 'record_files', id, version: change.version, current } as const
  const changes = differences(record, input, recordFile.fields)
  if (isNothing(changes)) return refuseStale(change.db, target, record.version)
  await changeVersioned(change.db, target, toRow(recordFile, input))
  await change.audit({
    action: 'files.edited',
    entity: 'file',
    entityId: id,
    reference: parent.reference,
    changes,
  })
  await announcePart(change, desk, { parent, topic: 'records' })
}

/** Puts a file at another place among those of its record; the others move up. */
export async function placeFile(
  change: Change,
  desk: Desk,
  { id, place }: { id: string; place: number },
): Promise<void> {
  const { parent } = await openFile(change, desk, id)
  await sql`select 1 from record_files where parent_kind = ${parent.kind} and parent_id = ${parent.id}
    order by id for update`.execute(change.db)
  await sql`
    update record_files r set position = placed.place, version = r.version + 1
    from (select id, row_number() over (order by case when id = ${id} then ${place} - 0.5
          + case when position < ${place} then 1 else 0 end else place end)::int as place
      from (select id, position, row_number() over (order by position, id) as place from record_files
        where parent_kind = ${parent.kind} and parent_id = ${parent.id} and deleted_at is null) numbered) placed
    where r.id = placed.id and r.position <> placed.place`.execute(change.db)
  await announcePart(change, desk, { parent, topic: 'records' })
}

/** Deletes a file; it can be brought back for a while. */
export async function deleteFile(change: VersionedChange, desk: Desk, id: string): Promise<void> {
  const { record, parent, current } = await openFile(change, desk, id)
  const target = { table: 'record_files', id, version: change.version, current } as const
  await changeVersioned(change.db, target, { deleted_at: change.now })
  await putIntoTrash(change, {
    id,
    kind: 'file',
    parent,
    title: record.name,
    ownerId: record.uploadedBy.id,
    isPrivate: false,
  })
  await announcePart(change, desk, { parent, topic: 'records' })
}
