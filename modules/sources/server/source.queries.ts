import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { invalidField, notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { source } from '../contract/source.ts'
import type { NamedSource, SourceRecord } from '../contract/sources.endpoints.ts'
import { sourcesWords } from '../contract/words.ts'
import type { SourceBearer } from './source-bearer.ts'

export type Bearers = readonly SourceBearer[]

const order = sql`order by s.place, s.id`

/** All sources in their order, with how many bear each. */
export async function readSources(db: Db, bearers: Bearers): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select ${selectBase('s')}, ${selectFields(source, 's')} from sources s ${order}`.execute(db)
  const none = { listed: 0, all: 0 }
  const counted = await Promise.all(
    bearers.map(async ({ kind, count }) => [kind, await count(db)] as const),
  )
  return rows.map((row) => {
    const of = counted.map(([kind, count]) => [kind, count.get(row.id) ?? none] as const)
    return {
      ...row,
      bearers: of.reduce((total, [, { listed }]) => total + listed, 0),
      allBearers: of.reduce((total, [, { all }]) => total + all, 0),
      counts: Object.fromEntries(of) as SourceRecord['counts'],
    }
  })
}

export async function readSource(db: Db, id: string, bearers: Bearers): Promise<SourceRecord> {
  const found = (await readSources(db, bearers)).find((each) => each.id === id)
  if (!found) throw notFound()
  return found
}

export interface OfferedSource extends NamedSource {
  isChoosable: boolean
}

/** What is offered in forms and filters. */
export async function readOfferedSources(db: Db): Promise<OfferedSource[]> {
  const { rows } = await sql<OfferedSource>`
    select s.id, s.name, s.is_choosable as "isChoosable" from sources s ${order}`.execute(db)
  return rows
}

/** Of a source `s` that was joined: its id and name; null where there is none. */
export const selectSource = (alias: string) => {
  const id = sql.ref(`${alias}.id`)
  return sql`case when ${id} is null then null else
    jsonb_build_object('id', ${id}, 'name', ${sql.ref(`${alias}.name`)}) end as source`
}

/**
 * A source that a record is given: it stays until the change is kept, since whoever deletes it waits.
 * @throws 422 at the field when there is none, or it is not offered
 */
export async function holdSource(
  { db }: Pick<Change, 'db'>,
  id: string,
  { field, evenIfNotOffered = false }: { field: string; evenIfNotOffered?: boolean },
): Promise<NamedSource> {
  const { rows } = await sql<OfferedSource>`
    select s.id, s.name, s.is_choosable as "isChoosable" from sources s where s.id = ${id} for share`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw invalidField(field, 'missing')
  if (!found.isChoosable && !evenIfNotOffered)
    throw invalidField(field, 'notChoosable').saidBy(sourcesWords)
  return { id: found.id, name: found.name }
}

/** The id of the source that bears a name, in either language and however it is spelt. */
export async function findSourceNamed(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select source_id as id from source_names where folded = folded_name(${name})`.execute(db)
  return rows[0]?.id ?? null
}

/** The source itself, or what took its place when it was deleted; null when nothing did. */
export async function findStandingSource(db: Db, id: string): Promise<NamedSource | null> {
  const { rows } = await sql<NamedSource>`
    select s.id, s.name from sources s where s.id = standing_source(${id}) for share`.execute(db)
  return rows[0] ?? null
}
