import { sql } from 'kysely'
import { addressIn, type NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { parentKinds } from '../contract/parent-kinds.generated.ts'
import { recordScreen } from '../contract/record-address.ts'
import { readable } from './note.queries.ts'
import { seenParent, type Desk } from './parents.ts'

const parentOfNote = { kind: sql`written.parent_kind`, id: sql`written.parent_id` }

/** A note opens on its record, for whoever may read both. */
export const noticedNotes = (desk: Desk): NoticedRecord => ({
  entity: 'note',
  opensFor: (person, id) => sql<boolean>`exists (select 1 from notes written
    where written.id = ${id} and ${readable(person, sql`written`)} and exists (
      select 1 from ${seenParent({ desk, person }, parentOfNote)} p))`,
  mayEverOpen: ({ type, permissions }) =>
    type === 'staff' &&
    desk.parents.some(({ read }) => read.some((one) => permissions.allows(one))),
  address(id) {
    const cases = parentKinds.map(
      (kind) =>
        sql`when ${sql.lit(kind)} then ${addressIn(recordScreen(kind).path)(sql`written.parent_id`)}`,
    )
    return sql`(select case written.parent_kind ${sql.join(cases, sql` `)} end from notes written where written.id = ${id})`
  },
})
