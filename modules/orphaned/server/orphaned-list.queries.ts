import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import { likeText, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { orphanedGroups } from '../contract/orphaned.groups.ts'
import { facts, seesIn, subject } from './orphaned.policy.ts'
import { joinsOfShown, protectedShown, selectShown } from './orphaned.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** The orphaned participants that a person may see. */
export const orphanedListSource = (db: Kysely<Database>, asked: Asked): ListSource =>
  guarded(openSource(db, asked), {
    groups: orphanedGroups,
    asks: seesIn(asked.person, 'view'),
    shows: seesIn(asked.person, asked.action),
  })

function openSource(db: Kysely<Database>, { person, action }: Asked): OpenSource {
  const permission = { action, subject } as const
  return {
    from: sql`orphaned_cases c`,
    id: sql`c.id`,
    columns: {
      orphanedOn: sql`c.orphaned_on`,
      dueOn: sql`c.due_on`,
      name: sql`c.name`,
      reference: sql`c.reference`,
      weeksLeft: sql`c.days_left`,
      amountLeft: sql`c.amount_left`,
      status: sql`c.status`,
      region: sql`c.region`,
      language: sql`c.language`,
      programId: sql`c.program_id`,
      assigneeId: sql`c.assignee_id`,
      outcome: sql`c.outcome`,
    },
    filters: {
      noc: ({ values: [typed = ''] }) => sql<boolean>`c.noc like ${likeText(typed)} || '%'`,
    },
    where: [person.permissions.where(permission, facts)],
    search(text, on) {
      const reference = beginOfReference('ORP', text)
      if (reference) return sql<boolean>`c.reference like ${`${reference}%`}`
      const named = on('name')
      const found = sql<boolean>`${containingWords(sql`c.name`, text)}`
      if (typeof named === 'boolean') return named ? found : sql<boolean>`false`
      return sql<boolean>`(${named} and ${found})`
    },
    select: selectShown,
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    ...(person.permissions.allowsAll(permission) && { total: () => countAll(db) }),
  }
}

async function countAll(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(amount), 0)::int as count from list_counts where counter = 'orphaned'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
