import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'

interface AssigneeRow {
  id: string
  name: string
  role: string
  openFiles: number
}

/** Staff who review applications, with how many open ones each has; oneself alone where only that is allowed. */
export async function readAssignees(db: Db, person: Person): Promise<AssigneeRow[]> {
  const onlySelf = !person.permissions.allows(
    { action: 'assign', subject: 'Applications View' },
    { programId: person.programIds?.[0] ?? null, assigneeId: 'somebody else' },
  )
  const { rows } = await sql<AssigneeRow>`
    select u.id, u.name, r.name as role,
      (select count(*)::int from applications a where a.stage = 'pending' and a.assignee_id = u.id) as "openFiles"
    from users u join roles r on r.id = u.role_id
    where u.type = 'staff' and u.status = 'active'
      and exists (select 1 from jsonb_array_elements(r.rules) rule
        where rule->>'subject' = 'all'
          or (rule->>'subject' = 'Applications View' and rule->>'action' in ('All', 'recommend')))
      and (not ${onlySelf} or u.id = ${person.userId})
    order by "openFiles", u.name`.execute(db)
  return rows
}
