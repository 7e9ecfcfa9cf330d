import { sql } from 'kysely'
import { sides } from '#modules/intake/contract/sides.ts'
import { groupOf } from '#modules/applications/server/readable-answers.ts'
import { recordScreen } from '#modules/notes-and-tasks/contract/record-address.ts'
import { seenParent, type Desk } from '#modules/notes-and-tasks/server/parents.ts'
import { addressIn, type NoticedRecord } from '#modules/notifications/server/noticed.ts'

const parentOfMessage = { kind: sql.lit('application'), id: sql`spoken.application_id` }
const groupOfSide = sql`(case spoken.side ${sql.join(
  sides.map((side) => sql`when ${sql.lit(side)} then ${sql.lit(groupOf[side])}`),
  sql` `,
)} end)`

/** A message opens on its application, for staff who see what its side answers. */
export const noticedMessages = (desk: Desk): NoticedRecord => ({
  entity: 'message',
  opensFor: (person, id) => sql<boolean>`exists (select 1 from messages spoken
    where spoken.id = ${id} and exists (
      select 1 from ${seenParent({ desk, person }, parentOfMessage)} p where ${groupOfSide} = any(p.groups)))`,
  address: (id) =>
    sql`(select ${addressIn(recordScreen('application').path)(sql`spoken.application_id`)}
      from messages spoken where spoken.id = ${id})`,
})
