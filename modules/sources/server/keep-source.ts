import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { source } from '../contract/source.ts'
import { mostSources } from '../contract/sources.endpoints.ts'
import { recordSource } from './record-source.ts'
import { readSource, type Bearers } from './source.queries.ts'

type NewSource = z.infer<typeof source.create>
type ChangedSource = z.infer<typeof source.update>

/** One change of the sources after the other: they are one list with an order. */
export const holdSources = ({ db }: Pick<Change, 'db'>) =>
  sql`select pg_advisory_xact_lock(hashtext('sources'))`.execute(db)

/** A source at the end of the list. @throws 422 when another bears one of the names */
export async function addSource(change: Change, input: NewSource): Promise<string> {
  const { db, person } = change
  await holdSources(change)
  await refuseAlike(change, input.name)
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(place), 0)::int as last from sources`.execute(db)
  const { count = 0, last = 0 } = rows[0] ?? {}
  if (count >= mostSources)
    throw new Problem(409, 'tooManySources', { params: { most: mostSources } })
  const { id } = await insertRow(db, 'sources', {
    ...toRow(source, input),
    place: last + 1,
    created_by: person.userId,
    updated_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordSource(
    change,
    { id, name: input.name },
    {
      what: 'added',
      changes: differences({}, input),
    },
  )
  return id
}

/** @throws 412 when somebody saved in between, 422 when another bears one of the names */
export async function editSource(
  change: VersionedChange,
  id: string,
  { input, bearers }: { input: ChangedSource; bearers: Bearers },
): Promise<void> {
  const { db, person, version } = change
  await holdSources(change)
  const current = () => readSource(db, id, bearers)
  const before = await current()
  const target = { table: 'sources', id, version, current } as const
  const changes = differences(before, input, source.fields)
  await refuseStale(db, target, before.version)
  if (isNothing(changes)) return
  if (input.name) await refuseAlike(change, input.name, id)
  await changeVersioned(db, target, { ...toRow(source, input), updated_by: person.userId })
  await recordSource(change, before, { what: 'edited', changes })
}

/** A name that differs in case, accents or blanks alone is taken, in whichever language. */
async function refuseAlike({ db }: Change, name: Bilingual, own: string | null = null) {
  const { rows } = await sql<{ language: string; taken: string }>`
    select t.key as language, o.value as taken
    from jsonb_each_text(${JSON.stringify(name)}::jsonb) t
      join source_names n on n.folded = folded_name(t.value) join sources s on s.id = n.source_id
      cross join lateral (select value from jsonb_each_text(s.name)
        where folded_name(value) = n.folded limit 1) o
    where n.source_id is distinct from ${own}::uuid`.execute(db)
  if (rows.length === 0) return
  const errors: FieldErrors = Object.fromEntries(
    rows.map(({ language, taken }) => [
      `name.${language}`,
      [{ code: 'alike', params: { name: taken } }],
    ]),
  )
  throw invalid(errors)
}
