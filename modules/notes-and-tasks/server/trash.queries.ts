import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Can } from '#kit/contract/define-entity.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import type { Db } from '#kit/server/call.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import { likeText, readPage, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { TrashRow } from '../contract/trash.endpoints.ts'
import { seenParent, type Desk } from './parents.ts'
import { toldOn } from './task.queries.ts'

export interface TrashWho {
  desk: Desk
  person: Person
  settings: Settings
}

const parentOfItem = { kind: sql`d.parent_kind`, id: sql`d.parent_id` }

/**
 * What was deleted from a record that the person sees: by the person, or where the person may
 * bring things back; private notes are their author's.
 */
const shown = ({ desk, person }: TrashWho) => sql<boolean>`
  (not d.is_private or d.owner_id = ${person.userId}) and exists (
    select 1 from ${seenParent({ desk, person }, parentOfItem)} p
    where (p."mayRestore" or ${person.userId} in (d.deleted_by, d.owner_id))
      and not exists (select 1 from tasks t where t.id = d.id and not ${toldOn(sql`p.groups`)}))`

const selectItem = ({ settings }: TrashWho) => sql`d.id, d.kind, d.title,
  jsonb_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'reference', p.reference) as parent,
  u.name as "deletedBy", d.deleted_at as "deletedAt",
  d.deleted_at + ${settings.trashLife} * interval '1 millisecond' as "goneAt", p."mayPurge"`

const joins = ({ desk, person }: TrashWho) => sql`join users u on u.id = d.deleted_by
  join lateral ${seenParent({ desk, person }, parentOfItem)} p on true`

export const trashSource = (who: TrashWho): ListSource => ({
  from: sql`trash_items d`,
  id: sql`d.id`,
  columns: { deletedAt: sql`d.deleted_at`, kind: sql`d.kind` },
  filters: { deletedAt: onDaysOf(sql`d.deleted_at`, organisationZone) },
  where: [shown(who)],
  search: (text) =>
    sql<boolean>`searchable(d.title) like '%' || searchable(${likeText(text)}) || '%'`,
  select: selectItem(who),
  joins: joins(who),
})

type Stored = Omit<TrashRow, 'can'> & { mayPurge: boolean }

const withCan = ({ mayPurge, ...row }: Stored): TrashRow => {
  const can: Can = { restore: true, ...(mayPurge && { purge: true }) }
  return { ...row, can }
}

export async function readTrash(db: Kysely<Database>, who: TrashWho, list: ListQuery) {
  const page = await readPage<Stored>(db, trashSource(who), list)
  return { ...page, data: page.data.map(withCan) }
}

/** One thing that the person may bring back, held until the change is kept; null when there is none. */
export async function findTrashed(db: Db, who: TrashWho, id: string): Promise<TrashRow | null> {
  const { rows } = await sql<Stored>`
    select ${selectItem(who)} from trash_items d ${joins(who)}
    where d.id = ${id} and ${shown(who)} for update of d`.execute(db)
  return rows[0] ? withCan(rows[0]) : null
}
