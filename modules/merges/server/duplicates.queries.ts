import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import type { Db } from '#kit/server/call.ts'
import { readPage, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import type { DuplicateRow, DuplicateView } from '../contract/duplicates.endpoints.ts'
import { likelihoodOf } from '../contract/likeness.ts'
import { mayMergeWhere, seesBankWhere } from './merge.policy.ts'

const factsOf = (alias: string) => ({
  assigneeId: sql.ref(`${alias}.assignee_id`),
  teamId: sql.ref(`${alias}.team_id`),
})

/** Both are the person's to see and to merge. */
function permitted(person: Person) {
  const of = (alias: string) => {
    const seen = person.permissions.where(
      { action: 'view', subject: 'Shareholders List' },
      factsOf(alias),
    )
    return sql<boolean>`(${mayMergeWhere(person, factsOf(alias))} and ${seen})`
  }
  return sql<boolean>`(${of('f')} and ${of('s')})`
}

const pairs = sql`shareholder_pairs p join shareholders f on f.id = p.first_id
  join shareholders s on s.id = p.second_id`

const named = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'number', ${sql.ref(`${alias}.number`)},
    'name', ${sql.ref(`${alias}.display_name`)})`

/**
 * The pairs as one person may know them. That two have an account in common is a bank detail of both:
 * whoever does not see those of both is told of the other reasons, and of their strength.
 */
function seenBy(person: Person) {
  const seesBank = seesBankWhere(person, factsOf('f'), factsOf('s'))
  if (seesBank === true)
    return { reasons: sql`p.reasons`, strength: sql`p.strength`, where: [permitted(person)] }
  const isHidden = sql<boolean>`('iban' = any(p.reasons) and not ${seesBank})`
  return {
    reasons: sql`case when ${isHidden} then array_remove(p.reasons, 'iban') else p.reasons end`,
    strength: sql`p.strength - case when ${isHidden} then strength_of('iban') else 0 end`,
    where: [permitted(person), sql<boolean>`not (${isHidden} and cardinality(p.reasons) = 1)`],
  }
}

function sourceOf(person: Person, view: DuplicateView): ListSource {
  const { reasons, strength, where } = seenBy(person)
  return {
    from: pairs,
    id: sql`p.id`,
    columns: { strength, foundAt: sql`p.found_at` },
    where: [
      view === 'open'
        ? sql<boolean>`p.kept_apart_at is null`
        : sql<boolean>`p.kept_apart_at is not null and f.status = 'active' and s.status = 'active'`,
      ...where,
    ],
    select: sql`p.id, ${named('f')} as first, ${named('s')} as second, ${reasons} as reasons,
      p.kept_apart_at as "keptApartAt", u.name as "keptApartBy"`,
    joins: sql`left join users u on u.id = p.kept_apart_by`,
  }
}

export async function readDuplicates(
  db: Kysely<Database>,
  { person, view }: { person: Person; view: DuplicateView },
  list: ListQuery,
) {
  const page = await readPage<Omit<DuplicateRow, 'likelihood'>>(db, sourceOf(person, view), list)
  return {
    ...page,
    data: page.data.map((row) => ({ ...row, likelihood: likelihoodOf(row.reasons) })),
  }
}

export interface FoundPair {
  id: string
  isKeptApart: boolean
  first: { id: string; number: string }
  second: { id: string; number: string }
}

/** The pair of two shareholders, in whichever order they are named; held until the change is kept. */
export async function findPair(
  db: Db,
  { firstId, secondId }: { firstId: string; secondId: string },
  person: Person,
): Promise<FoundPair | null> {
  const { rows } = await sql<FoundPair>`
    select p.id, p.kept_apart_at is not null as "isKeptApart", ${named('f')} as first, ${named('s')} as second
    from ${pairs}
    where p.first_id = least(${firstId}::uuid, ${secondId}::uuid)
      and p.second_id = greatest(${firstId}::uuid, ${secondId}::uuid)
      and ${sql.join(seenBy(person).where, sql` and `)}
    for update of p`.execute(db)
  return rows[0] ?? null
}
