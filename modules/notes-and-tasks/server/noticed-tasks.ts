import { sql } from 'kysely'
import { addressIn, type NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { parentKinds } from '../contract/parent-kinds.generated.ts'
import { recordScreen } from '../contract/record-address.ts'
import { seenParent, type Desk } from './parents.ts'
import { toldOn } from './task.queries.ts'

const parentOfTask = { kind: sql`t.parent_kind`, id: sql`t.parent_id` }

/** A task opens on its record, for whoever sees both. */
export const noticedTasks = (desk: Desk): NoticedRecord => ({
  entity: 'task',
  opensFor: (person, id) => sql<boolean>`exists (select 1 from tasks t
    where t.id = ${id} and t.deleted_at is null and exists (
      select 1 from ${seenParent({ desk, person }, parentOfTask)} p where ${toldOn(sql`p.groups`)}))`,
  mayEverOpen: ({ type, permissions }) =>
    type === 'staff' &&
    desk.parents.some(({ read }) => read.some((one) => permissions.allows(one))),
  address(id) {
    const cases = parentKinds.map(
      (kind) =>
        sql`when ${sql.lit(kind)} then ${addressIn(`${recordScreen(kind).path}?tab=tasks`)(sql`t.parent_id`)}`,
    )
    return sql`(select case t.parent_kind ${sql.join(cases, sql` `)} end from tasks t where t.id = ${id})`
  },
})
