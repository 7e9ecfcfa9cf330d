import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { verifyAuditLog } from '#modules/audit/server/verify-daily.ts'
import { cast } from '#seeds/cast.ts'
import type { HouseState } from '../contract/house-state.ts'

let server: TestServer
let priya: Caller
let auditor: Caller
/** When something was written says nothing of a person; when somebody was born does. */
const isDayOfWork = /^202[4-9]-\d\d-\d\d/
const secrets = {
  SMTP_URL: 'smtp://postmaster:Very-secret-1@mail.example.org',
  ADMIN_EMAIL: 'odile.roy@example.org',
  MAIL_FROM: 'Odile Roy <odile.roy@example.org>',
  OIDC_ISSUER: 'https://sign-in.example.org',
  OIDC_CLIENT_ID: 'client-4711',
  OIDC_CLIENT_SECRET: 'Very-secret-2',
}

beforeAll(async () => {
  server = await openTestServer({ ...secrets, LOG_LEVEL: 'info', OUTBOX: 'files' })
  priya = await server.as('admin')
  auditor = await server.as('auditor')
}, 60_000)
afterAll(() => server.close())

const state = async (by: Caller = priya) => (await by.get<HouseState>('/ready/details')).body

describe('the state of the portal', () => {
  it('is that of /api/ready, with what whoever runs it wants to know beside', async () => {
    const { body: ready } = await server.visitor.get<{ checks: object }>('/ready')
    const told = await state()
    expect(told.checks).toEqual(ready.checks)
    expect(told.version.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(told.migrations).toMatchObject({ state: 'well', pending: 0 })
    expect(told.migrations.last).toMatch(/^20\d\d-/)
    expect(told.database).toMatchObject({ state: 'well', waiting: 0, most: 10 })
    expect(told.database.bytes).toBeGreaterThan(1_000_000)
    expect(told.live).toEqual({ state: 'well', streams: 0, sessions: 2 })
    expect(told.storage.free).toBeGreaterThan(0)
    expect(Date.parse(told.asOf)).toBeLessThanOrEqual(server.clock.now().getTime())
  })

  it('is seen by who sees the background jobs, and by nobody else', async () => {
    expect((await auditor.get('/ready/details')).status).toBe(200)
    for (const name of ['caseOfficer', 'finance', 'employer'] as const)
      expect((await (await server.as(name)).get('/ready/details')).status).toBe(403)
    expect((await server.visitor.get('/ready/details')).status).toBe(401)
  })

  it('tells everybody that files cannot be kept, and nobody where they are', async () => {
    const probes = join(server.dataDir, 'files', 'probe')
    rmSync(probes, { recursive: true, force: true })
    writeFileSync(probes, 'a file where a folder should be')
    try {
      const answer = await server.visitor.get<{ checks: object }>('/ready')
      expect(answer.status).toBe(503)
      expect(answer.body.checks).toEqual({ database: null, migrations: null, files: 'EEXIST' })
      expect(await state()).toMatchObject({ state: 'broken', storage: { state: 'broken' } })
    } finally {
      rmSync(probes)
    }
    expect((await server.visitor.get('/ready')).status).toBe(200)
  })

  it('asks for a look where a job fails, until it works again', async () => {
    expect((await state()).jobs).toMatchObject({ state: 'well', failing: 0, late: 0 })
    await sql`insert into job_outcomes (name, failed_at, failures, milliseconds)
      values ('holds.expire', clock_now(), 2, 5)`.execute(server.db)
    expect((await state()).jobs).toMatchObject({ state: 'look', failing: 1, late: 0 })
    await sql`update job_outcomes set failures = 0, worked_at = clock_now() - interval '3 days'`.execute(
      server.db,
    )
    expect((await state()).jobs).toMatchObject({ state: 'look', failing: 0, late: 1 })
    await sql`update job_outcomes set worked_at = clock_now()`.execute(server.db)
    expect((await state()).jobs.state).toBe('well')
  })

  it('asks for a look where mail waits for long or fails', async () => {
    expect((await state()).mail).toMatchObject({ state: 'well', waiting: 0, leaves: 'files' })
    await sql`insert into outbox_messages (created_at, next_attempt_at, channel, recipient, language,
        template, subject, body) values (clock_now() - interval '31 minutes',
        clock_now() + interval '1 hour', 'mail', 'odile.roy@example.org', 'fr', 'any.thing', 'Odile Roy',
        'Odile Roy 046 454 286')`.execute(server.db)
    expect((await state()).mail).toMatchObject({ state: 'look', waiting: 1, failed: 0 })
    await sql`update outbox_messages set created_at = clock_now(), failure = 'Odile Roy is away',
      failure_kind = 'busy' where sent_at is null`.execute(server.db)
    expect((await state()).mail).toMatchObject({ state: 'look', waiting: 1, failed: 1 })
  })

  it('asks for a look where there is no backup of the last day', async () => {
    expect((await state()).backup).toEqual({ state: 'look', at: null, bytes: null })
    const folder = join(server.dataDir, 'backups')
    mkdirSync(folder)
    const now = server.clock.now().getTime()
    const keep = (hours: number) => {
      const at = new Date(now - hours * 3_600_000).toISOString().slice(0, 19)
      writeFileSync(join(folder, `programs-${at.replaceAll(/[:-]/g, '')}Z.tar.age`), '12345')
      return `${at}.000Z`
    }
    const old = keep(27)
    writeFileSync(join(folder, 'programs-20990101T000000Z.tar.unfinished'), '')
    expect((await state()).backup).toEqual({ state: 'look', at: old, bytes: 5 })
    const fresh = keep(3)
    expect((await state()).backup).toEqual({ state: 'well', at: fresh, bytes: 5 })
  })

  it('tells when the audit log was last verified, and that it is altered', async () => {
    expect((await state()).audit).toEqual({ state: 'look', at: null, sealed: 0, problems: 0 })
    await runJob(server.system, verifyAuditLog)
    expect((await state()).audit).toMatchObject({ state: 'well', problems: 0 })
    await sql`insert into audit_verifications (sealed, problems, by_whom) values (5, 2, 'command')`.execute(
      server.db,
    )
    const told = await state()
    expect(told.audit).toMatchObject({ state: 'broken', sealed: 5, problems: 2 })
    expect(told.state).toBe('broken')
  })
})

describe('the bundle for support', () => {
  const bundle = async () => {
    const answer = await fetch(`${server.address}/api/ready/bundle`, {
      headers: { authorization: `Bearer ${priya.token}` },
    })
    expect(answer.headers.get('content-disposition')).toMatch(/programs-support-\d{8}T\d{6}Z\.zip/)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
  }

  it('holds what helps: versions, settings, migrations, jobs, sizes, figures and the log', async () => {
    const files = await bundle()
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'about.json',
      'jobs.json',
      'log.jsonl',
      'metrics.txt',
      'migrations.json',
      'settings.json',
      'state.json',
      'tables.json',
    ])
    expect(JSON.parse(files['about.json']!)).toMatchObject({
      node: process.versions.node,
      postgres: expect.stringMatching(/^\d+/),
    })
    const settings = JSON.parse(files['settings.json']!) as { name: string; value: string }[]
    const told = (name: string) => settings.find((each) => each.name === name)?.value
    expect(told('LOG_LEVEL')).toBe('info')
    expect(told('SESSION_IDLE')).toBe('30m')
    for (const name of [...Object.keys(secrets), 'ENCRYPTION_KEYS', 'DATA_DIR'])
      expect([name, told(name)]).toEqual([name, 'given'])
    expect(files['migrations.json']).toContain('2026-12-06-1500-watching')
    expect(files['tables.json']).toContain('public.audit_log')
    expect(files['metrics.txt']).toContain('programs_http_requests_total')
    const log = files['log.jsonl']!.trim().split('\n')
    expect(log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ msg: 'request completed' }),
    )
  })

  it('holds nothing of a person, no text that anybody wrote and no secret', async () => {
    const told = ['Odile', '046 454 286', '046454286', ...Object.values(secrets), priya.token!]
    await priya.get('/shareholders/Odile%20Roy?search=046%20454%20286')
    await server.visitor.post('/auth/login', { email: 'odile.roy@example.org', password: 'Odile' })
    const canaries = new Set(told)
    for (const { name, email, password } of Object.values(cast))
      for (const each of [name, email, password]) canaries.add(each)
    /** Whatever the demonstration says of people, in every column of text. */
    for (const table of [
      'users',
      'participants',
      'shareholders',
      'leads',
      'employers',
      'notes',
    ] as const) {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(table)} t limit 200`.execute(server.db)
      for (const { row } of rows)
        for (const value of Object.values(row))
          if (
            typeof value === 'string' &&
            /[@\s\d]/.test(value) &&
            value.length > 7 &&
            !isDayOfWork.test(value)
          )
            canaries.add(value)
    }
    expect(canaries.size).toBeGreaterThan(60)
    const files = await bundle()
    const found = Object.entries(files).flatMap(([name, file]) =>
      [...canaries]
        .filter((each) => file.includes(each) || file.includes(encodeURIComponent(each)))
        .map((each) => `${name}: ${each}`),
    )
    expect(found).toEqual([])
    expect(Object.values(files).join('\n')).not.toMatch(/example\.org|Very-secret/)
  })

  it('is taken by who runs the jobs alone, and that is on record', async () => {
    expect(codeOf(await auditor.get('/ready/bundle'))).toEqual([403, 'forbidden'])
    await bundle()
    const written = await server.db
      .selectFrom('audit_log')
      .select(['actor_name', 'reference'])
      .where('action', '=', 'clockwork.bundleTaken')
      .execute()
    expect(written.at(-1)).toMatchObject({
      actor_name: cast.admin.name,
      reference: expect.stringMatching(/^programs-support-.+\.zip$/),
    })
  })
})
