import { sql, type RawBuilder } from 'kysely'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { changeRequestGroups } from '../contract/change-request.groups.ts'
import { facts, seesIn, subject, viewing } from './change-request.policy.ts'
import { joinsOfShown, protectedShown, selectShown } from './change-request.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** What the person may see of the change requests. @throws 403 when nothing */
export function changeRequestListSource({ person, action }: Asked): ListSource {
  const permission = { action, subject } as const
  if (!person.permissions.allows(permission)) throw forbidden()
  const open: OpenSource = {
    from: sql`change_requests c`,
    id: sql`c.id`,
    columns,
    where: [person.permissions.where(permission, facts)],
    search: searchChangeRequests,
    select: selectShown,
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    fewFirst: true,
  }
  return guarded(open, {
    groups: changeRequestGroups,
    asks: seesIn(person, viewing),
    shows: seesIn(person, permission),
  })
}

const columns: Record<string, RawBuilder<unknown>> = {
  requestedOn: sql`c.requested_on`,
  name: sql`c.name`,
  reference: sql`c.reference`,
  effectiveOn: sql`c.effective_on`,
  status: sql`c.status`,
  side: sql`c.side`,
  programId: sql`c.program_id`,
  assigneeId: sql`c.assignee_id`,
  applicationId: sql`c.application_id`,
}

/** By the beginning of a reference, else by the words of the name where it is seen. */
export function searchChangeRequests(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('CHG', text)
  if (reference) return sql<boolean>`c.reference like ${`${reference}%`}`
  const named = on('name')
  if (named === false) return sql<boolean>`false`
  const byName = containingWords(sql`c.name`, text)
  return sql<boolean>`(${named === true ? sql`true` : named} and ${byName})`
}
