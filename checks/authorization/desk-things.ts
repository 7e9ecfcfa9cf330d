import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'

/** What hangs on a shareholder: a note, a task and a picture, and a note in the trash. */
export interface DeskThings {
  noteId: string
  taskId: string
  recordFileId: string
  trashId: string
  /** Private. */
  viewId: string
}

interface Of {
  shareholderId: string
  /** The relationship manager's. */
  email: string
}

export async function makeDeskThings(
  { db, dataDir }: TestServer,
  { shareholderId, email }: Of,
): Promise<DeskThings> {
  const folder = join(dataDir, 'files', 'documents')
  await mkdir(folder, { recursive: true })
  for (const name of ['', '.small.webp', '.large.webp'])
    await writeFile(join(folder, `${shareholderId}${name}`), 'picture')
  const { rows } = await sql<DeskThings>`
    with person as (select id from users where email = ${email}),
      kept as (insert into files (name, media_type, size_bytes, sha256, storage_key)
        values ('sky.png', 'image/png', 7, '\\x00', ${`documents/${shareholderId}`}) returning id),
      note as (insert into notes (parent_kind, parent_id, body, author_id)
        select 'shareholder', ${shareholderId}, 'Seen', id from person returning id),
      task as (insert into tasks (parent_kind, parent_id, title, due_on, assignee_id)
        select 'shareholder', ${shareholderId}, 'Call', '2030-01-01', id from person returning id),
      file as (insert into record_files (parent_kind, parent_id, file_id, position, width, height, uploaded_by)
        select 'shareholder', ${shareholderId}, kept.id, 1, 1, 1, person.id from person, kept returning id),
      view as (insert into saved_views (list, name, owner_id, state)
        select 'shareholdersTableState', 'Mine', id, '{"parameters":{},"order":[],"hidden":[],"density":"normal"}'
        from person returning id)
    select view.id as "viewId", note.id as "noteId", task.id as "taskId", file.id as "recordFileId", uuidv7() as "trashId"
    from note, task, file, view`.execute(db)
  const [things] = rows
  if (!things) throw new Error(`${email} has nothing on the desk`)
  return things
}

/** All there again, and the note in the trash as it was. */
export async function restoreDesk(
  { db }: TestServer,
  {
    shareholderId,
    noteId,
    taskId,
    recordFileId,
    trashId,
    viewId,
  }: DeskThings & { shareholderId: string },
) {
  await sql`delete from trash_items where id in (${noteId}, ${taskId}, ${recordFileId})`.execute(db)
  await sql`update saved_views set deleted_at = null where id = ${viewId}`.execute(db)
  await sql`update notes set deleted_at = null where id = ${noteId}`.execute(db)
  await sql`update tasks set deleted_at = null, done_at = null, done_by = null where id = ${taskId}`.execute(
    db,
  )
  await sql`update record_files set deleted_at = null where id = ${recordFileId}`.execute(db)
  await sql`insert into notes (id, parent_kind, parent_id, body, author_id, deleted_at)
    select ${trashId}, parent_kind, parent_id, body, author_id, now() from notes where id = ${noteId}
    on conflict (id) do update set deleted_at = now()`.execute(db)
  await sql`insert into trash_items (id, kind, parent_kind, parent_id, title, owner_id, is_private, deleted_by, deleted_at)
    select id, 'note', parent_kind, ${shareholderId}, body, author_id, false, author_id, now() from notes where id = ${trashId}
    on conflict do nothing`.execute(db)
}
