import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { holdGroups } from '../contract/hold.groups.ts'
import { facts, seesIn, subject } from './hold.policy.ts'
import { joinsOfShown, protectedShown, selectShown } from './hold.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** The holds that a person may see. */
export const holdListSource = (db: Kysely<Database>, asked: Asked): ListSource =>
  guarded(openSource(db, asked), {
    groups: holdGroups,
    asks: seesIn(asked.person, 'view'),
    shows: seesIn(asked.person, asked.action),
  })

function openSource(db: Kysely<Database>, { person, action }: Asked): OpenSource {
  const permission = { action, subject } as const
  return {
    from: sql`holds h`,
    id: sql`h.id`,
    columns: {
      startsOn: sql`h.starts_on`,
      endsOn: sql`h.ends_on`,
      name: sql`h.name`,
      reference: sql`h.reference`,
      status: sql`h.status`,
      kind: sql`h.kind`,
      reason: sql`h.reason`,
      programId: sql`h.program_id`,
    },
    filters: {
      effects: ({ values }) => sql<boolean>`h.effects && ${values}::text[]`,
    },
    where: [person.permissions.where(permission, facts)],
    search: searchFor,
    select: selectShown(person),
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    ...(person.permissions.allowsAll(permission) && { total: () => countAll(db) }),
  }
}

/** A reference by its beginning, a name by its words where it is seen. */
export function searchFor(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('HLD', text)
  if (reference) return sql<boolean>`h.reference like ${`${reference}%`}`
  const named = on('name')
  const found = sql<boolean>`${containingWords(sql`h.name`, text)}`
  if (typeof named === 'boolean') return named ? found : sql<boolean>`false`
  return sql<boolean>`(${named} and ${found})`
}

async function countAll(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(amount), 0)::int as count from list_counts where counter = 'holds'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
