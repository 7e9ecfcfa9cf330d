import { sql } from 'kysely'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { Change } from '#kit/server/call.ts'
import { inChange, type System } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { announceImport } from './announce-import.ts'
import { arrangeRows } from './arrange-rows.ts'
import type { ImportTarget } from './import-target.ts'
import { findImport, targetOf, type ImportTargets, type StoredImport } from './imports.queries.ts'
import { importJob } from './move-import.ts'
import { revertBatch } from './revert-batch.ts'
import { takeBatch } from './take-batch.ts'

type Subjects = Record<string, SubjectDeclaration>

/**
 * Takes the next rows of the import that has waited longest. Rows, what became of them and how far
 * it is are kept in one transaction: after a crash the rows that were not kept are taken again.
 */
export const workOnImports = (targets: ImportTargets, subjects: Subjects): SteppedJob => ({
  name: importJob,
  async step(system) {
    const id = await nextImport(system)
    if (!id) return false
    try {
      return await inChange(system, await actorOf(system, { subjects, targets }, id), (change) =>
        workOn(change, targets, id),
      )
    } catch (error) {
      // Nobody loses what is done, and the next import has its turn.
      await stop(system, id)
      if (error instanceof NobodyActs) return true
      throw error
    }
  },
})

class NobodyActs extends Error {}

async function nextImport({ database }: System): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from imports where state in ('checking', 'running', 'reverting') order by updated_at limit 1`.execute(
    database,
  )
  return rows[0]?.id
}

/** Whoever began it, with the permissions of now. */
async function actorOf(
  { database }: System,
  { subjects, targets }: { subjects: Subjects; targets: ImportTargets },
  id: string,
) {
  const { actedBy, kind } = await findImport(database, id)
  const person = actedBy ? await readPerson(database, subjects, actedBy) : null
  const { asks } = await targetOf(database, targets, kind)
  const asked = [{ action: 'import', subject: 'Imports' } as const, ...(asks ? [asks] : [])]
  if (!person || !asked.every((each) => person.permissions.allows(each))) throw new NobodyActs()
  return { person, requestId: null }
}

/** @returns false when somebody else is at it */
async function workOn(change: Change, targets: ImportTargets, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from imports where id = ${id} for update skip locked`.execute(
    change.db,
  )
  if (!rows.length) return false
  const held = await findImport(change.db, id)
  const target = await targetOf(change.db, targets, held.kind)
  const left = await nextPart(quiet(change), held, target)
  await keepProgress(change, held, left)
  await announceImport(change, id)
  if (!left && target.announces && held.state !== 'checking')
    await change.announce(target.announces)
  return true
}

/** Thousands of records are not told one by one: the screens hear of the import. */
const quiet = (change: Change): Change => ({ ...change, announce: async () => undefined })

/** @returns whether rows are left */
async function nextPart(change: Change, held: StoredImport, target: ImportTarget) {
  if (held.state === 'checking' && !held.isArranged) return arrangeRows(change, held, target)
  if (held.state === 'reverting') return revertBatch(change, held, target)
  if (held.state === 'checking' || held.state === 'running') return takeBatch(change, held, target)
  return false
}

const next = { checking: 'checked', running: 'done', reverting: 'reverted' } as const

async function keepProgress({ db }: Change, { id, state }: StoredImport, left: boolean) {
  const isAtWork = state in next
  const after = left || !isAtWork ? state : next[state as keyof typeof next]
  await sql`
    update imports i set state = ${after}, counts = c.counts, updated_at = clock_now(),
      done_count = ${
        state === 'reverting'
          ? sql`coalesce((c.counts->>'reverted')::int, 0) + coalesce((c.counts->>'kept')::int, 0)`
          : sql`i.row_count - coalesce((c.counts->>'waiting')::int, 0)`
      }
      ${after === state ? sql`` : sql`, finished_at = clock_now(), version = version + 1`}
    from (select coalesce(jsonb_object_agg(state, n), '{}') as counts from (
      select state, count(*) as n from import_rows where import_id = ${id} group by state) r) c
    where i.id = ${id}`.execute(db)
}

const stop = (system: System, id: string) =>
  inChange(system, { person: systemPerson, requestId: null }, async (change) => {
    await sql`update imports set stopped_in = state, state = 'stopped', version = version + 1, updated_at = clock_now()
      where id = ${id} and state in ('checking', 'running', 'reverting')`.execute(change.db)
    await announceImport(change, id)
  })
