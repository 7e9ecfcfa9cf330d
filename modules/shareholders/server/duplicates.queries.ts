import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'

/** Both are the person's to see and to merge. */
function permitted({ permissions }: Person): RawBuilder<boolean> {
  const of = (alias: string) => {
    const facts = {
      assigneeId: sql.ref(`${alias}.assignee_id`),
      teamId: sql.ref(`${alias}.team_id`),
    }
    return sql<boolean>`(${permissions.where({ action: 'merge', subject: 'Shareholders Edit' }, facts)}
      and ${permissions.where({ action: 'view', subject: 'Shareholders List' }, facts)})`
  }
  return sql<boolean>`exists (select 1 from shareholders a, shareholders b
    where a.id = p.first_id and b.id = p.second_id and ${of('a')} and ${of('b')})`
}

const named = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'number', ${sql.ref(`${alias}.number`)},
    'name', ${sql.ref(`${alias}.display_name`)})`

export const duplicateListSource = (person: Person): ListSource => ({
  from: sql`shareholder_pairs p`,
  id: sql`p.id`,
  columns: { strength: sql`p.strength`, foundAt: sql`p.found_at` },
  where: [sql<boolean>`p.kept_apart_at is null`, permitted(person)],
  select: sql`p.id, ${named('f')} as first, ${named('s')} as second, p.reasons`,
  joins: sql`join shareholders f on f.id = p.first_id join shareholders s on s.id = p.second_id`,
})

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
    from shareholder_pairs p join shareholders f on f.id = p.first_id join shareholders s on s.id = p.second_id
    where p.first_id = least(${firstId}::uuid, ${secondId}::uuid)
      and p.second_id = greatest(${firstId}::uuid, ${secondId}::uuid) and ${permitted(person)}
    for update of p`.execute(db)
  return rows[0] ?? null
}
