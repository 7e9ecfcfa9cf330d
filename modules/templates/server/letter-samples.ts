import { sql, type RawBuilder } from 'kysely'
import type { Letter } from '#kit/contract/define-letters.ts'
import type { Db } from '#kit/server/call.ts'
import type { Facts } from '#kit/server/letter-facts.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { SampleRecord } from '../contract/templates.endpoints.ts'

declare module '#kit/server/server-module.ts' {
  interface Offers {
    /** Records whose values can stand in a text that is looked at before it is published. */
    letterSamples: LetterSamples
  }
}

type Sql = RawBuilder<unknown>

export interface LetterSamples {
  /** As letters name it in `about`. */
  entity: string
  from: Sql
  id: Sql
  reference: Sql
  /** What tells it apart beside its reference, of what everybody sees who may open it. */
  beside: Sql
  /** Newest first. */
  order: Sql
  /** Null when the person may open none. */
  seenBy(person: Person): SeenSamples | null
}

interface SeenSamples {
  where: RawBuilder<boolean>
  /** What letters say of it, as the kind of each fact is given; null where the person does not see it. */
  facts: Readonly<Record<string, Sql>>
}

/** So many are offered. */
const most = 10

interface Asked {
  samples: readonly LetterSamples[]
  letter: Letter
  person: Person
}

function findSource({ samples, letter, person }: Asked) {
  const source = samples.find(({ entity }) => entity === letter.declared.about)
  const seen = source?.seenBy(person)
  return source && seen ? { ...source, ...seen } : null
}

/** The newest records that a letter could be about, as far as the person may open them. */
export async function readSampleRecords(db: Db, asked: Asked): Promise<SampleRecord[]> {
  const source = findSource(asked)
  if (!source) return []
  const { from, id, reference, beside, where, order } = source
  const { rows } =
    await sql<SampleRecord>`select ${id} as id, ${reference} as reference, ${beside} as beside
    from ${from} where ${where} order by ${order} desc, ${id} desc limit ${most}`.execute(db)
  return rows
}

/**
 * What a letter would say of a record; what the person does not see of it is left out.
 * @throws 404 for one that they may not open
 */
export async function readSampleFacts(
  db: Db,
  { record, ...asked }: Asked & { record: string },
): Promise<Facts> {
  const source = findSource(asked)
  if (!source) throw notFound()
  const { declared } = asked.letter
  const told = Object.entries(source.facts).filter(([name]) => name in declared.facts)
  const facts = told.map(([name, fact]) => sql`${sql.lit(name)}::text, ${fact}`)
  const { rows } = await sql<{ facts: Facts }>`
    select jsonb_strip_nulls(jsonb_build_object(${sql.join(facts)})) as facts
    from ${source.from} where ${source.where} and ${source.id} = ${record}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].facts
}
