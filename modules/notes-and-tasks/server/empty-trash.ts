import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { openFiles } from '#kit/server/files.ts'
import type { Job } from '#kit/server/jobs.ts'
import { notFound } from '#kit/server/problems.ts'
import type { TrashRow } from '../contract/trash.endpoints.ts'
import { announcePart, readParent, requireSome, type Desk } from './parents.ts'
import { pictureKey } from './picture.ts'
import { findTrashed } from './trash.queries.ts'

const tables = { note: 'notes', task: 'tasks', file: 'record_files' } as const

/** Something in the trash that the person may bring back, held until the change is kept. @throws 404 */
export async function openItem(change: Change, desk: Desk, id: string): Promise<TrashRow> {
  const { db, person, settings } = change
  requireSome({ desk, person }, 'write')
  const item = await findTrashed(db, { desk, person, settings }, id)
  if (!item) throw notFound()
  return item
}

const forget = ({ db }: Change, id: string) =>
  db.deleteFrom('trash_items').where('id', '=', id).execute()

/** Brings a note, task or file back to where it was. */
export async function restoreItem(change: Change, desk: Desk, id: string): Promise<void> {
  const item = await openItem(change, desk, id)
  await sql`update ${sql.table(tables[item.kind])} set deleted_at = null, version = version + 1, updated_at = clock_now()
    where id = ${id}`.execute(change.db)
  await forget(change, id)
  await change.audit({
    action: `${item.kind}s.restored`,
    entity: item.kind,
    entityId: id,
    reference: item.parent.reference,
  })
  const parent = await readParent(change.db, { desk, person: change.person }, item.parent)
  await announcePart(change, desk, { parent, topic: 'records' })
  if (item.kind === 'task') await announcePart(change, desk, { parent, topic: 'tasks' })
}

/** Deletes what is in the trash for good. */
export async function purgeItem(change: Change, desk: Desk, id: string): Promise<void> {
  requireSome({ desk, person: change.person }, 'purge')
  const item = await openItem(change, desk, id)
  if (item.can['purge'] !== true) throw notFound()
  await purge(change, [item])
}

interface Purged {
  id: string
  kind: keyof typeof tables
}

async function purge(change: Change, items: readonly Purged[]) {
  for (const { id, kind } of items) {
    if (kind === 'file') await forsake(change, id)
    else await sql`delete from ${sql.table(tables[kind])} where id = ${id}`.execute(change.db)
    await forget(change, id)
    await change.audit({ action: `${kind}s.purged`, entity: kind, entityId: id })
  }
}

/** The bytes go once this is kept, by the next run of the job: a change that fails loses nothing. */
const forsake = ({ db }: Change, id: string) =>
  sql`
  with gone as (delete from record_files where id = ${id} returning file_id),
    file as (delete from files f using gone where f.id = gone.file_id returning f.storage_key)
  insert into forsaken_files (storage_key) select storage_key from file`.execute(db)

/** Every hour: what has lain in the trash for its time is gone for good, on record. */
export const emptyTrash: Job = {
  name: 'trash.empty',
  schedule: '23 * * * *',
  async run(change) {
    await removeForsaken(change)
    const { rows } = await sql<Purged>`
      select id, kind from trash_items
      where deleted_at < ${change.now}::timestamptz - ${change.settings.trashLife} * interval '1 millisecond'
      order by deleted_at limit 500 for update skip locked`.execute(change.db)
    await purge(change, rows)
  },
}

async function removeForsaken(change: Change) {
  const files = openFiles(change.settings)
  const rows = await change.db
    .selectFrom('forsaken_files')
    .select('storage_key')
    .limit(500)
    .execute()
  for (const { storage_key: key } of rows) {
    for (const each of [key, pictureKey(key, 'small'), pictureKey(key, 'large')])
      await files.remove(each)
    await change.db.deleteFrom('forsaken_files').where('storage_key', '=', key).execute()
  }
}
