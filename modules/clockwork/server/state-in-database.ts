import { sql } from 'kysely'
import type { ReadCall } from '#kit/server/call.ts'
import type { DeclaredJob } from '#kit/server/declared-jobs.ts'
import { readJobOutcomes } from '#kit/server/job-outcomes.ts'
import { lateness } from '#kit/server/metrics/kit-measures.ts'
import { readOutboxState } from '#kit/server/outbox-state.ts'
import { openSessions } from '#modules/accounts/server/open-sessions.queries.ts'
import { readLastVerification } from '#modules/audit/server/verification.queries.ts'
import type { HouseState } from '../contract/house-state.ts'

const minutes = 60
const days = 86_400_000

export async function databasePart({ db, house }: ReadCall): Promise<HouseState['database']> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`.execute(db)
  const connections = house.connections()
  return { state: connections.waiting > 0 ? 'look' : 'well', ...rows[0]!, ...connections }
}

/** Late is what should have worked a quarter of an hour ago; one that never ran is not told so. */
export async function jobsPart(
  { db, now }: ReadCall,
  jobs: readonly DeclaredJob[],
): Promise<HouseState['jobs']> {
  const outcomes = await readJobOutcomes(db)
  const byName = new Map(outcomes.map((outcome) => [outcome.name, outcome]))
  const failing = outcomes.filter(({ failures }) => failures > 0).length
  const late = jobs.filter((job) => {
    const worked = byName.get(job.name)?.workedAt
    return worked && lateness(job, { worked, started: now, now }) > 15 * minutes
  }).length
  return { state: failing + late > 0 ? 'look' : 'well', all: jobs.length, failing, late }
}

export async function mailPart({ db, now, settings }: ReadCall): Promise<HouseState['mail']> {
  const outbox = await readOutboxState(db)
  const waited = outbox.oldestAt ? now.getTime() - Date.parse(outbox.oldestAt) : 0
  const isStuck = waited > 30 * minutes * 1000
  return {
    state: isStuck || outbox.failed > 0 ? 'look' : 'well',
    leaves: settings.outbox,
    ...outbox,
  }
}

export async function auditPart({ db, now }: ReadCall): Promise<HouseState['audit']> {
  const last = await readLastVerification(db)
  if (!last) return { state: 'look', at: null, sealed: 0, problems: 0 }
  const isOld = now.getTime() - Date.parse(last.at) > 3 * days
  return { state: last.problems > 0 ? 'broken' : isOld ? 'look' : 'well', ...last }
}

export async function livePart({
  db,
  settings,
  now,
  house,
}: ReadCall): Promise<HouseState['live']> {
  const [sessions] = await openSessions.read(db, { settings, now })
  return { state: 'well', streams: house.streams(), sessions: sessions?.value ?? 0 }
}
