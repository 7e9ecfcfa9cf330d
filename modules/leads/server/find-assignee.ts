import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { Person } from '#kit/server/person.ts'
import { maySee, type LeadScope } from './lead.policy.ts'

/** Of a role `r`: its people work on leads. */
const worksOnLeads = sql`exists (select 1 from jsonb_array_elements(r.rules) rule
  where rule->>'subject' = 'all' or (rule->>'subject' = 'Leads' and rule->>'action' in ('All', 'update')))`

/**
 * What a lead's scope is with this assignee; null: in the pool. Held until the change is kept, so that
 * nobody is disabled while a lead comes to them.
 * @throws 422 at `assigneeId` unless that is active staff among whose leads the person sees
 */
export async function findAssignee({ db, person }: Change, id: string | null): Promise<LeadScope> {
  if (id === null) {
    if (!maySee(person, inThePool)) throw invalidField('assigneeId', 'required')
    return inThePool
  }
  const { rows } = await sql<LeadScope>`
    select u.id as "assigneeId", u.team_id as "teamId" from users u join roles r on r.id = u.role_id
    where u.id = ${id} and u.type = 'staff' and u.status = 'active' and ${worksOnLeads}
    for share of u`.execute(db)
  const [scope] = rows
  if (!scope || !maySee(person, scope)) throw invalidField('assigneeId', 'missing')
  return scope
}

export const inThePool: LeadScope = { assigneeId: null, teamId: null }

/** Staff who work on leads; whoever sees but the own team or the own ones is offered those. */
export async function readAssignees(db: Db, { permissions }: Person) {
  const permitted = permissions.where(
    { action: 'view', subject: 'Leads' },
    { assigneeId: sql`u.id`, teamId: sql`u.team_id` },
  )
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from users u join roles r on r.id = u.role_id
    where u.type = 'staff' and u.status = 'active' and ${permitted} and ${worksOnLeads}
    order by u.name, u.id`.execute(db)
  return rows
}
