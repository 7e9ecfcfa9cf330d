import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'
import { announcePart, readParent, seenParent, type Desk, type ParentKey } from './parents.ts'
import { toldOn } from './task.queries.ts'

interface Moved {
  id: string
  parentKind: ParentKey['kind']
  parentId: string
}

const parentOfTask = { kind: sql`t.parent_kind`, id: sql`t.parent_id` }

/** Tasks that somebody is to do; a colleague gets those on records that the colleague sees. */
export const openTasks = (desk: Desk): OpenWork => ({
  kind: 'tasks',
  place: 90,

  count: countedBy(sql`tasks where done_at is null and deleted_at is null`),

  async handOver(change, { from, to }) {
    const colleague = await readPerson(change.db, desk.subjects, to.id)
    if (!colleague) return 0
    const { rows } = await sql<Moved>`
      update tasks t set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now()
      where t.assignee_id = ${from.id} and t.done_at is null and t.deleted_at is null
        and exists (select 1 from ${seenParent({ desk, person: colleague }, parentOfTask)} p
          where ${toldOn(sql`p.groups`)})
      returning t.id, t.parent_kind as "parentKind", t.parent_id as "parentId"`.execute(change.db)
    for (const moved of rows) await recordHandOver(change, desk, { moved, from, to, colleague })
    return rows.length
  },
})

async function recordHandOver(
  change: Change,
  desk: Desk,
  of: { moved: Moved; from: { name: string }; to: { name: string }; colleague: Change['person'] },
) {
  const { id, parentKind, parentId } = of.moved
  const key = { kind: parentKind, id: parentId }
  const parent = await readParent(change.db, { desk, person: of.colleague }, key)
  await change.audit({
    action: 'tasks.handedOver',
    entity: 'task',
    entityId: id,
    reference: parent.reference,
    changes: { assignee: [of.from.name, of.to.name] },
  })
  await announcePart(change, desk, { parent, topic: 'tasks' })
}
