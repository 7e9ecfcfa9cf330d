import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { note } from '../contract/note.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import { partLength } from '../contract/parents.ts'
import { canAdd, isKeeper, readParent, type Desk, type Parent, type ParentKey } from './parents.ts'

type Stored = Omit<NoteRecord, 'can'>

const selectNote = sql`${selectBase('n')}, ${selectFields(note, 'n')},
  jsonb_build_object('id', u.id, 'name', u.name) as author,
  coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name) order by w.name, w.id)
    from note_mentions o join users w on w.id = o.user_id
    where o.note_id = n.id and strpos(n.body, '@[' || w.id || ']') > 0), '[]') as mentions`

/** Those that the person may read: private ones are the author's. */
export const readable = (person: Person, n = sql`n`) =>
  sql<boolean>`${n}.deleted_at is null and (${n}.visibility = 'team' or ${n}.author_id = ${person.userId})`

const ofParent = ({ kind, id }: ParentKey) =>
  sql<boolean>`n.parent_kind = ${kind} and n.parent_id = ${id}`

/** The author changes a note, and whoever looks after all of them. */
const withCan = (row: Stored, who: { desk: Desk; person: Person; parent: Parent }): NoteRecord => {
  const isOwn = row.author.id === who.person.userId
  const may = who.parent.mayWrite && (isOwn || isKeeper(who.desk, who.person, who.parent))
  return { ...row, can: may ? { edit: true, delete: true } : {} }
}

export async function readNotes(
  db: Db,
  who: { desk: Desk; person: Person },
  { key, most }: { key: ParentKey; most: number },
) {
  const parent = await readParent(db, who, key)
  const { rows } = await sql<Stored & { total: number }>`
    select ${selectNote}, count(*) over ()::int as total
    from notes n join users u on u.id = n.author_id
    where ${ofParent(key)} and ${readable(who.person)}
    order by n.is_pinned desc, n.id desc limit ${most}`.execute(db)
  return {
    data: rows.map(({ total: _, ...row }) => withCan(row, { ...who, parent })),
    total: rows[0]?.total ?? 0,
    can: canAdd(parent.mayWrite),
  }
}

/** Notes of a record that the person sees, narrowed further; the newest first. */
export async function readNotesBy(
  db: Db,
  who: { desk: Desk; person: Person; parent: Parent },
  narrowed: RawBuilder<unknown>,
): Promise<NoteRecord[]> {
  const { rows } = await sql<Stored>`
    select ${selectNote} from notes n join users u on u.id = n.author_id
    where ${readable(who.person)} and ${narrowed}
    order by n.id desc limit ${partLength}`.execute(db)
  return rows.map((row) => withCan(row, who))
}

/** How many to read, from the address. */
export const mostOf = ({ most }: { most?: string | undefined }) => Number(most ?? partLength)

export interface OpenNote {
  record: NoteRecord
  parent: Parent
}

/** A note on a record that the person sees. */
export async function readNote(
  db: Db,
  who: { desk: Desk; person: Person },
  id: string,
): Promise<OpenNote> {
  const { rows } = await sql<Stored & { parentKind: ParentKey['kind']; parentId: string }>`
    select ${selectNote}, n.parent_kind as "parentKind", n.parent_id as "parentId"
    from notes n join users u on u.id = n.author_id
    where n.id = ${id} and ${readable(who.person)}`.execute(db)
  if (!rows[0]) throw notFound()
  const { parentKind, parentId, ...row } = rows[0]
  const parent = await readParent(db, who, { kind: parentKind, id: parentId })
  return { record: withCan(row, { ...who, parent }), parent }
}
