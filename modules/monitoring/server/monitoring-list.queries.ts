import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import type { Timing } from '../contract/monitoring-form.status.ts'
import { monitoringGroups } from '../contract/monitoring.groups.ts'
import { facts, seesIn, subject } from './monitoring.policy.ts'
import {
  isLate,
  isPending,
  isVeryLate,
  joinsOfShown,
  protectedShown,
  selectShown,
} from './monitoring.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** The monitoring forms that a person may see. */
export const monitoringListSource = (db: Kysely<Database>, asked: Asked): ListSource =>
  guarded(openSource(db, asked), {
    groups: monitoringGroups,
    asks: seesIn(asked.person, 'view'),
    shows: seesIn(asked.person, asked.action),
  })

/** What is very late is late as well. */
const timingIs: Record<Timing, RawBuilder<boolean>> = {
  pending: isPending,
  late: isLate,
  veryLate: isVeryLate,
}

function openSource(db: Kysely<Database>, { person, action }: Asked): OpenSource {
  const permission = { action, subject } as const
  return {
    from: sql`monitoring_forms f`,
    id: sql`f.id`,
    columns: {
      dueOn: sql`f.due_on`,
      opensOn: sql`f.opens_on`,
      name: sql`f.name`,
      status: sql`f.status`,
      side: sql`f.side`,
      number: sql`f.number::text`,
      programId: sql`f.program_id`,
      assigneeId: sql`f.assignee_id`,
      applicationId: sql`f.application_id`,
      participantId: sql`f.participant_id`,
    },
    filters: {
      timing: ({ values }) =>
        sql<boolean>`(${sql.join(
          values.map((value) => timingIs[value as Timing]),
          sql` or `,
        )})`,
    },
    where: [person.permissions.where(permission, facts)],
    search: searchFor,
    select: selectShown,
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    fewFirst: true,
    ...(person.permissions.allowsAll(permission) && { total: () => countAll(db) }),
  }
}

/** A placement by the beginning of its reference, a name by its words where it is seen. */
function searchFor(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('PLA', text)
  if (reference)
    return sql<boolean>`f.placement_id in (select id from placements where reference like ${`${reference}%`})`
  const named = on('name')
  const found = sql<boolean>`${containingWords(sql`f.name`, text)}`
  if (typeof named === 'boolean') return named ? found : sql<boolean>`false`
  return sql<boolean>`(${named} and ${found})`
}

async function countAll(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(amount), 0)::int as count from list_counts where counter = 'monitoringForms'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
