import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Db } from '#kit/server/call.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { requestGroups } from '../contract/funding-request.groups.ts'
import type { RequestStage } from '../contract/funding-request.ts'
import { facts, seesIn, subjectOf } from './request.policy.ts'
import { joinsOfShown, protectedShown, selectShown } from './request.queries.ts'

interface Asked {
  stage: RequestStage
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** What the person may see of one of the three lists. @throws 403 when nothing */
export function requestListSource(db: Kysely<Database>, asked: Asked): ListSource {
  const permission = { action: asked.action, subject: subjectOf[asked.stage] }
  if (!asked.person.permissions.allows(permission)) throw forbidden()
  return guarded(openSource(db, asked), {
    groups: requestGroups,
    asks: seesIn(asked.person, { ...permission, action: 'view' }),
    shows: seesIn(asked.person, permission),
  })
}

function openSource(db: Kysely<Database>, { stage, person, action }: Asked): OpenSource {
  return {
    from: sql`funding_requests f`,
    id: sql`f.id`,
    columns,
    where: [
      sql<boolean>`f.stage = ${stage}`,
      person.permissions.where({ action, subject: subjectOf[stage] }, facts),
    ],
    search: searchRequests,
    select: selectShown,
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    fewFirst: true,
    ...(person.type === 'staff' && { total: () => countRequests(db, person, stage) }),
  }
}

const columns: Record<string, RawBuilder<unknown>> = {
  dueOn: sql`f.due_on`,
  name: sql`f.name`,
  reference: sql`f.reference`,
  requestedOn: sql`f.requested_on`,
  startsOn: sql`f.starts_on`,
  requestedAmount: sql`f.requested_amount`,
  approvedAmount: sql`f.approved_amount`,
  status: sql`f.status`,
  side: sql`f.side`,
  providerType: sql`f.provider_type`,
  skillFocus: sql`f.skill_focus`,
  credential: sql`f.credential`,
  programId: sql`f.program_id`,
  assigneeId: sql`f.assignee_id`,
  participantId: sql`f.participant_id`,
  applicationId: sql`f.application_id`,
  placementId: sql`f.placement_id`,
}

/** By the beginning of a reference, else by the words of the course, or of the name where it is seen. */
export function searchRequests(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('STT', text)
  if (reference) return sql<boolean>`f.reference like ${`${reference}%`}`
  const byCourse = containingWords(sql`searchable(coalesce(f.course_title, ''))`, text)
  const named = on('name')
  if (named === false) return byCourse
  const byName = containingWords(sql`f.name`, text)
  return sql<boolean>`(${byCourse} or (${named === true ? sql`true` : named} and ${byName}))`
}

/**
 * How many requests the person finds in one of the lists without any filter: staff are told from the
 * counters that each change keeps, others have few.
 */
export async function countRequests(db: Db, person: Person, stage: RequestStage): Promise<number> {
  const permission = { action: 'view', subject: subjectOf[stage] } as const
  if (!person.permissions.allows(permission)) return 0
  const counted = { ...facts, programId: sql`split_part(c.key, ':', 2)::uuid` }
  const { rows } =
    person.type === 'staff'
      ? await sql<{ count: number }>`
          select coalesce(sum(c.amount), 0)::int as count from list_counts c
          where c.counter = 'fundingRequests' and c.key like ${`${stage}:%`}
            and ${person.permissions.where(permission, counted)}`.execute(db)
      : await sql<{ count: number }>`
          select count(*)::int as count from funding_requests f
          where f.stage = ${stage} and ${person.permissions.where(permission, facts)}`.execute(db)
  return rows[0]?.count ?? 0
}
