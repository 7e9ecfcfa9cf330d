import { sql, type RawBuilder } from 'kysely'
import type { Filter } from '#kit/contract/define-list.ts'
import type { Change, Db } from '#kit/server/call.ts'

/**
 * A tag in the spelling in which it is known. One that nobody has used yet is created, and stays
 * as it is until the change is kept: nobody renames or deletes it meanwhile.
 */
export async function keepTag({ db }: Pick<Change, 'db'>, typed: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    insert into shareholder_tags (name) values (${typed})
    on conflict (lower(name)) do update set name = shareholder_tags.name returning name`.execute(db)
  return rows[0]?.name ?? typed
}

/** The same, nothing created. */
export async function findTag({ db }: Pick<Change, 'db'>, typed: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from shareholder_tags where lower(name) = lower(${typed})`.execute(db)
  return rows[0]?.name ?? typed
}

/** Each once, in the order of the alphabet. */
export const settledTags =
  (settle: (typed: string) => Promise<string>) =>
  async (typed: readonly string[]): Promise<string[]> => {
    const names = new Set<string>()
    // In one order always: of two changes at once, neither waits for the other.
    for (const each of typed.toSorted(byName)) names.add(await settle(each))
    return [...names].toSorted(byName)
  }

const byName = (a: string, b: string) => a.localeCompare(b, 'en') || (a < b ? -1 : 1)

/** What an audit row says of tags: which were added and which removed. */
export function tagChanges(before: readonly string[] | null, after: readonly string[] | null) {
  const [was, is] = [before ?? [], after ?? []]
  const added = is.filter((name) => !was.includes(name))
  const removed = was.filter((name) => !is.includes(name))
  return {
    ...(added.length > 0 && { tagsAdded: [null, added] as [unknown, unknown] }),
    ...(removed.length > 0 && { tagsRemoved: [removed, null] as [unknown, unknown] }),
  }
}

const namesOf = ({ values }: Filter) =>
  sql`array(select name from shareholder_tags where id in (${sql.join(values)}))`

/** Shareholders with any of the tags, or with none at all. */
export const withAnyTag = (filter: Filter): RawBuilder<boolean> =>
  filter.operator === 'none'
    ? sql<boolean>`coalesce(s.tags, '[]') = '[]'`
    : sql<boolean>`s.tags ?| ${namesOf(filter)}`

/** Shareholders with all of the tags. */
export const withAllTags = (filter: Filter): RawBuilder<boolean> =>
  sql<boolean>`s.tags ?& ${namesOf(filter)}`

const most = 1000

export async function readTags(db: Db) {
  const data = await db
    .selectFrom('shareholder_tags')
    .select(['id', 'name'])
    .orderBy((is) => is.fn('lower', ['name']))
    .limit(most)
    .execute()
  return { data }
}
