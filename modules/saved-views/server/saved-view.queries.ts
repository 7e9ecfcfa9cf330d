import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { roleName } from '#modules/accounts/server/role-names.queries.ts'
import { savedView } from '../contract/saved-view.ts'
import type { SavedView, SavedViews } from '../contract/saved-views.endpoints.ts'

/** Whoever configures the portal shares views, and looks after those that are shared. */
export const mayShare = ({ permissions }: Person) =>
  permissions.allows({ action: 'configure', subject: 'Settings General' })

const own = (person: Person) => sql<boolean>`v.owner_id = ${person.userId}`

const shownTo = (person: Person) => sql<boolean>`(${own(person)} or v.shared_with = 'everybody'
  or v.role_id = (select role_id from users where id = ${person.userId}))`

type Stored = Omit<SavedView, 'can'> & { isOwn: boolean }

const select = (person: Person) => sql`select ${selectBase('v')}, ${selectFields(savedView, 'v')},
  u.name as owner, ${own(person)} as "isOwn" from saved_views v join users u on u.id = v.owner_id`

const withCan = ({ isOwn, ...row }: Stored, person: Person): SavedView => ({
  ...row,
  can: isOwn || mayShare(person) ? { edit: true } : {},
})

async function read(db: Db, person: Person, where: RawBuilder<boolean>): Promise<SavedView[]> {
  const { rows } = await sql<Stored>`${select(person)} where ${where} and ${shownTo(person)}
    order by lower(v.name), v.id limit 200`.execute(db)
  return rows.map((row) => withCan(row, person))
}

export async function readView(db: Db, person: Person, id: string): Promise<SavedView> {
  const [view] = await read(db, person, sql<boolean>`v.id = ${id} and v.deleted_at is null`)
  if (!view) throw notFound()
  return view
}

/** One's own that was deleted. */
export async function readDeletedView(db: Db, person: Person, id: string): Promise<SavedView> {
  const deleted = sql<boolean>`v.id = ${id} and v.deleted_at is not null and ${own(person)}`
  const [view] = await read(db, person, deleted)
  if (!view) throw notFound()
  return view
}

/** The views of a list that the person sees, and with which it opens. */
export async function readViews(
  { db, person, language }: { db: Db; person: Person; language: Language },
  list: string,
): Promise<SavedViews> {
  const data = await read(db, person, sql<boolean>`v.list = ${list} and v.deleted_at is null`)
  const chosen = await readChosen(db, person, list)
  const isShown = data.some(({ id }) => id === chosen)
  return {
    data,
    defaultId: isShown ? chosen : null,
    roles: mayShare(person) ? await readRoles(db, language) : [],
    can: mayShare(person) ? { share: true } : {},
  }
}

async function readRoles(db: Db, language: Language) {
  const { rows } = await sql<SavedViews['roles'][number]>`
    select r.id, ${roleName(language)} as name, r.preset from roles r
    where r.user_type = 'staff' order by name`.execute(db)
  return rows
}

/** With which state a list opens; a view that is gone, or of somebody else, opens nothing. */
export async function readOpening(
  db: Db,
  person: Person,
  { list, view }: { list: string; view?: string | undefined },
) {
  const chosen = view ?? (await readChosen(db, person, list))
  if (!chosen) return null
  const shown = sql<boolean>`v.id = ${chosen} and v.list = ${list} and v.deleted_at is null`
  return (await read(db, person, shown))[0]?.state ?? null
}

async function readChosen(db: Db, person: Person, list: string): Promise<string | null> {
  const chosen = await db
    .selectFrom('default_views')
    .select('view_id')
    .where('user_id', '=', person.userId ?? '')
    .where('list', '=', list)
    .executeTakeFirst()
  return chosen?.view_id ?? null
}
