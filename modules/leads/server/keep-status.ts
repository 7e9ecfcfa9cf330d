import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField, Problem, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { leadStatus } from '../contract/lead-status.ts'
import { mostStatuses } from '../contract/lead-statuses.endpoints.ts'
import { readStatus } from './lead-status.queries.ts'
import { recordStatus } from './record-status.ts'

type NewStatus = z.infer<typeof leadStatus.create>
type ChangedStatus = z.infer<typeof leadStatus.update>

/** One change of the statuses after the other: they are one list with an order. */
export const holdStatuses = ({ db }: Pick<Change, 'db'>) =>
  sql`select pg_advisory_xact_lock(hashtext('lead_statuses'))`.execute(db)

/** A status at the end of the list. @throws 422 when another bears one of the names */
export async function addStatus(change: Change, input: NewStatus): Promise<string> {
  const { db, person } = change
  await holdStatuses(change)
  await refuseAlike(change, input.name)
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(place), 0)::int as last from lead_statuses`.execute(
    db,
  )
  const { count = 0, last = 0 } = rows[0] ?? {}
  if (count >= mostStatuses)
    throw new Problem(409, 'tooManyStatuses', { params: { most: mostStatuses } })
  const { id } = await insertRow(db, 'lead_statuses', {
    ...toRow(leadStatus, input),
    place: last + 1,
    created_by: person.userId,
    updated_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordStatus(
    change,
    { id, name: input.name },
    { what: 'added', changes: differences({}, input) },
  )
  return id
}

/**
 * @throws 409 `lastOpenStatus` when leads would have nowhere to begin, 412 when somebody saved in between,
 * 422 when another bears one of the names, or leads are in a status whose kind is to change
 */
export async function editStatus(
  change: VersionedChange,
  id: string,
  input: ChangedStatus,
): Promise<void> {
  const { db, person, version } = change
  await holdStatuses(change)
  const current = () => readStatus(db, id)
  const found = await current()
  const target = { table: 'lead_statuses', id, version, current } as const
  await refuseStale(db, target, found.version)
  // Nobody puts a lead into it while it is judged.
  await sql`select 1 from lead_statuses where id = ${id} for update`.execute(db)
  const before = await current()
  const changes = differences(before, input, leadStatus.fields)
  if (isNothing(changes)) return
  if (input.name) await refuseAlike(change, input.name, id)
  if (changes['kind'] && before.allLeads > 0) throw invalidField('kind', 'kindInUse')
  await changeVersioned(db, target, { ...toRow(leadStatus, input), updated_by: person.userId })
  await refuseNoBeginning(change)
  await recordStatus(change, before, { what: 'edited', changes })
}

/** @throws 409 `lastOpenStatus` unless there is a status left that leads begin in */
export async function refuseNoBeginning({ db }: Pick<Change, 'db'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from lead_statuses where kind = 'open' and is_choosable limit 1`.execute(db)
  if (rows.length === 0) throw refused('lastOpenStatus')
}

/** A name that differs in case, accents or blanks alone is taken, in whichever language. */
async function refuseAlike({ db }: Change, name: Bilingual, own: string | null = null) {
  const { rows } = await sql<{ language: string; taken: string }>`
    select t.key as language, o.value as taken
    from jsonb_each_text(${JSON.stringify(name)}::jsonb) t
      join lead_status_names n on n.folded = folded_name(t.value)
      join lead_statuses st on st.id = n.status_id
      cross join lateral (select value from jsonb_each_text(st.name)
        where folded_name(value) = n.folded limit 1) o
    where n.status_id is distinct from ${own}::uuid`.execute(db)
  if (rows.length === 0) return
  const errors: FieldErrors = Object.fromEntries(
    rows.map(({ language, taken }) => [
      `name.${language}`,
      [{ code: 'alike', params: { name: taken } }],
    ]),
  )
  throw invalid(errors)
}
