import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorker, killWorker } from '#apps/server/bulk.test-world.ts'
import { codeOf } from '#apps/server/test-answers.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { JobRecord, JobRow } from '../contract/clockwork.endpoints.ts'

let server: TestServer
let priya: Caller
let margaret: Caller
let auditor: Caller
const intakes = 'programs.closeFinishedIntakes'

beforeAll(async () => {
  server = await openTestServer({ WORKERS: '1' })
  priya = await server.as('admin')
  margaret = await server.as('superAdmin')
  auditor = await server.as('auditor')
}, 60_000)
afterAll(() => server.close())

const french = { headers: { 'accept-language': 'fr' } }
const jobs = async (by: Caller, asked = {}) =>
  (await by.get<{ data: JobRow[] }>('/clockwork', asked)).body.data
const job = async (by: Caller, name = intakes) =>
  (await by.get<JobRecord>(`/clockwork/${name}`)).body
const run = (by: Caller, name = intakes) => by.post<JobRecord>(`/clockwork/${name}/runs`)

const until = async (isSo: (now: JobRecord) => boolean, name = intakes) => {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100)) {
    const now = await job(priya, name)
    if (isSo(now)) return now
  }
  throw new Error('it does not come to that')
}
const rest = () => until(({ present }) => present === null)

const byHand = async () => {
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where name = ${intakes} and data->>'isByHand' = 'true'`.execute(
    server.db,
  )
  return rows.map(({ state }) => state)
}
const forgetRuns = () => sql`delete from jobs.job where name = ${intakes}`.execute(server.db)

/** Nothing reads or writes the programs until it is released. */
async function heldPrograms() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const done = server.db.transaction().execute(async (trx) => {
    await sql`lock table programs in access exclusive mode`.execute(trx)
    hold()
    await released
  })
  await held
  return async () => {
    release()
    await done
  }
}

describe('the list of jobs', () => {
  it('names every job and what it does, in the language of who reads', async () => {
    const english = await jobs(priya)
    expect(english.length).toBeGreaterThan(35)
    const found = (all: JobRow[]) => all.find(({ name }) => name === intakes)
    expect(found(english)).toMatchObject({
      title: 'Close finished intakes',
      area: 'funding',
      schedule: { every: 'day' },
      failures: 0,
    })
    expect(found(await jobs(priya, french))?.does).toBe(
      'Ferme les programmes dont la période de dépôt est terminée.',
    )
  })

  it('tells when each is due next, by the clock', async () => {
    const { nextAt } = await job(priya)
    expect(nextAt).toMatch(/T05:05:00\.000Z$/)
    expect(Date.parse(nextAt) - server.clock.now().getTime()).toBeGreaterThan(0)
    expect(Date.parse(nextAt) - server.clock.now().getTime()).toBeLessThanOrEqual(86_400_000)
  })

  it('is read by who administers and who audits, and run by the former', async () => {
    for (const name of ['superAdmin', 'brandAdmin', 'admin'] as const)
      expect([name, (await job(await server.as(name))).can]).toEqual([name, { run: true }])
    expect((await job(auditor)).can).toEqual({})
    expect(codeOf(await run(auditor))).toEqual([403, 'forbidden'])
    for (const name of ['caseOfficer', 'finance', 'employer'] as const)
      expect((await (await server.as(name)).get('/clockwork')).status).toBe(403)
  })

  it('has no job of another name', async () => {
    expect((await priya.get('/clockwork/programs.nothing')).status).toBe(404)
    expect((await run(priya, 'programs.nothing')).status).toBe(404)
  })
})

describe('a run by hand', () => {
  it('works, is told by its last run and is on record', async () => {
    const asked = await run(margaret)
    expect([asked.status, asked.body.present]).toEqual([201, 'waiting'])
    const { runs, lastRun, failures } = await until(({ runs: all }) => all.length > 0)
    expect(runs[0]).toMatchObject({ state: 'worked', isByHand: true, failure: null })
    expect([lastRun, failures]).toEqual([runs[0], 0])
    const written = await server.db
      .selectFrom('audit_log')
      .select(['actor_name', 'reference'])
      .where('action', '=', 'clockwork.run')
      .execute()
    expect(written).toEqual([{ actor_name: expect.any(String), reference: intakes }])
  }, 30_000)

  it('is one where twenty ask at the same moment, and one process works beside another', async () => {
    await rest()
    await forgetRuns()
    const worker = await startWorker(server)
    const release = await heldPrograms()
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => run(at % 2 === 0 ? priya : margaret)),
    )
    const codes = asked.map(codeOf)
    expect(codes.filter(([status]) => status === 201)).toHaveLength(1)
    const refused = codes.filter(([status]) => status !== 201)
    expect(
      refused.every(([status, code]) => status === 409 && /^job(Runs|Waits)$/.test(String(code))),
    ).toBe(true)
    expect(await byHand()).toHaveLength(1)
    await until(({ present }) => present === 'running')
    const during = await run(priya)
    expect(codeOf(during)).toEqual([409, 'jobRuns'])
    expect(during.body.title).toBe('This job is running now. Wait until it has finished.')
    expect((await job(priya)).can).toEqual({ run: { reason: 'jobRuns' } })
    await release()
    await rest()
    expect(await byHand()).toEqual(['completed'])
    await killWorker(worker)
  }, 60_000)

  it('waits for the one that the clock began, whichever process has it', async () => {
    await rest()
    await forgetRuns()
    const worker = await startWorker(server)
    const release = await heldPrograms()
    const begin = () => sql`insert into jobs.job (name) values (${intakes})`.execute(server.db)
    await begin()
    await begin()
    await begin()
    await sleep(5000)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks l
      join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'relation' and l.relation = 'programs'::regclass and not l.granted`.execute(
      server.db,
    )
    expect(rows[0]?.count).toBe(1)
    await release()
    await rest()
    await killWorker(worker)
  }, 60_000)

  it('is possible where a process was killed in the middle of another one', async () => {
    await rest()
    await sql`insert into jobs.job (name, state, started_on)
      values (${intakes}, 'active', now() - interval '1 minute')`.execute(server.db)
    expect((await job(priya)).present).toBeNull()
    expect((await run(priya)).status).toBe(201)
    await until(({ runs }) => runs[0]?.isByHand === true)
    await forgetRuns()
  }, 30_000)
})

describe('a job that fails', () => {
  it('comes first, tells the code and never the message, and is well once it works', async () => {
    await rest()
    await forgetRuns()
    await sql`alter table programs rename to programs_elsewhere`.execute(server.db)
    await run(priya)
    const failed = await until(({ failures }) => failures > 0)
    expect(failed.runs[0]).toMatchObject({ state: 'failed', failure: '42P01' })
    expect(JSON.stringify(failed)).not.toContain('relation')
    expect((await jobs(auditor))[0]).toMatchObject({ name: intakes, failures: 1 })
    await sql`alter table programs_elsewhere rename to programs`.execute(server.db)
    await run(priya)
    const well = await until(({ failures }) => failures === 0)
    expect(well.runs.map(({ state }) => state)).toEqual(['worked', 'failed'])
  }, 60_000)

  it('shows twenty runs, the latest first', async () => {
    await sql`insert into jobs.job (name, state, started_on, completed_on)
      select ${intakes}, 'completed', now() - n * interval '1 day', now() - n * interval '1 day'
      from generate_series(1, 25) n`.execute(server.db)
    const { runs } = await job(priya)
    expect(runs).toHaveLength(20)
    expect(
      runs
        .map(({ endedAt }) => endedAt)
        .toSorted()
        .toReversed(),
    ).toEqual(runs.map(({ endedAt }) => endedAt))
  })
})

describe('where no process has ever run jobs', () => {
  it('every job is shown, and none can be run', async () => {
    const quiet = await openTestServer()
    const nia = await quiet.as('admin')
    const all = await jobs(nia)
    expect(all.every(({ lastRun, present }) => lastRun === null && present === null)).toBe(true)
    expect(codeOf(await run(nia))).toEqual([409, 'jobsNotStarted'])
    await quiet.close()
  })
})

describe('an installation from before there was this screen', () => {
  it('lets those run jobs who configure, and those look who read the audit log', async () => {
    const old = await openTestServer()
    await sql`update roles set rules = (select jsonb_agg(rule) from jsonb_array_elements(rules) rule
      where rule->>'subject' <> 'Settings Clockwork')`.execute(old.db)
    expect((await (await old.as('admin')).get('/clockwork')).status).toBe(403)
    const migration = new URL(
      '../../../database/migrations/2026-11-30-990-clockwork.sql',
      import.meta.url,
    )
    await sql.raw(readFileSync(migration, 'utf8')).execute(old.db)
    expect((await job(await old.as('admin'))).can).toEqual({ run: true })
    expect((await job(await old.as('auditor'))).can).toEqual({})
    expect((await (await old.as('caseOfficer')).get('/clockwork')).status).toBe(403)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from roles
      where rules @> '[{"subject": "Settings Clockwork"}]'`.execute(old.db)
    expect(rows[0]?.count).toBe(2)
    await old.close()
  })
})
