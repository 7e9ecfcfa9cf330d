import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { product } from '#apps/server/modules.ts'
import type { Connection } from '#database/connection.ts'
import { testServerVariable } from '#database/test-database.ts'
import { lateness } from '#kit/server/metrics/kit-measures.ts'
import { cast } from '#seeds/cast.ts'
import { Line } from './line.test-database.ts'

let server: TestServer
let amina: Caller
const watched = { METRICS_PORT: '0', METRICS_KEPT: '0s' }

beforeAll(async () => {
  server = await openTestServer({ ...watched, WORKERS: '1' })
  amina = await server.as('caseOfficer')
}, 60_000)
afterAll(() => server.close())

const scrape = async (of: TestServer = server) => (await fetch(of.metricsAddress!)).text()
/** The lines of one metric, without its prefix. */
const linesOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`programs_${name}{`) || line.startsWith(`programs_${name} `))
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`programs_${series} `))
  return line === undefined ? null : Number(line.slice(line.lastIndexOf(' ')))
}

describe('the metrics', () => {
  it('are nowhere unless a port is chosen, and never where people are', async () => {
    const quiet = await openTestServer()
    expect(quiet.metricsAddress).toBeNull()
    await quiet.close()
    const elsewhere = await fetch(`${server.address}/metrics`)
    expect(await elsewhere.text()).not.toContain('programs_')
    const own = new URL(server.metricsAddress!)
    expect(own.hostname).toBe('127.0.0.1')
    expect((await fetch(new URL('/api/health', own))).status).toBe(404)
    expect((await fetch(own, { method: 'POST' })).status).toBe(405)
    expect((await fetch(own)).headers.get('content-type')).toContain('text/plain')
  })

  it('count requests by the template of their path, and what comes to none as one', async () => {
    await amina.get('/applications/0199c0de-0000-7000-8000-000000000001')
    await amina.get('/me')
    await amina.get('/clockwork')
    await server.visitor.post('/nothing/here')
    const text = await scrape()
    const count = (endpoint: string, method: string, status: string) =>
      valueOf(
        text,
        `http_requests_total{endpoint="${endpoint}",method="${method}",status="${status}"}`,
      )
    expect(count('/api/applications/{id}', 'GET', '4xx')).toBe(1)
    expect(count('/api/me', 'GET', '2xx')).toBe(1)
    expect(count('/api/clockwork', 'GET', '4xx')).toBe(1)
    expect(count('/api/auth/login', 'POST', '2xx')).toBe(1)
    expect(count('none', 'any', '4xx')).toBeGreaterThan(0)
    expect(
      valueOf(text, 'http_request_duration_seconds_count{endpoint="/api/me",method="GET"}'),
    ).toBe(1)
  })

  it('tell of connections, statements, sessions, the version and Node.js', async () => {
    const text = await scrape()
    expect(valueOf(text, 'sessions_open')).toBe(1)
    expect(linesOf(text, 'info')[0]).toMatch(
      /^programs_info\{version="\d+\.\d+\.\d+",migration="20\d\d-.+"\} 1$/,
    )
    expect(valueOf(text, 'database_waiting{pool="main"}')).toBe(0)
    expect(linesOf(text, 'database_connections')).toHaveLength(4)
    expect(valueOf(text, 'database_statement_duration_seconds_count')).toBeGreaterThan(10)
    expect(valueOf(text, 'ready{check="database"}')).toBe(1)
    expect(valueOf(text, 'disk_free_bytes{place="data"}')).toBeGreaterThan(0)
    expect(text).toMatch(/^nodejs_version_info\{/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  })

  it('tell of streams that are open, and do not take one for a request that lasts', async () => {
    const stopping = new AbortController()
    const stream = await fetch(`${server.address}/api/events`, {
      headers: { authorization: `Bearer ${amina.token}` },
      signal: stopping.signal,
    })
    expect(valueOf(await scrape(), 'live_streams')).toBe(1)
    stopping.abort()
    await stream.text().catch(() => '')
    await vi.waitFor(async () => expect(valueOf(await scrape(), 'live_streams')).toBe(0))
    expect(await scrape()).not.toContain('duration_seconds_count{endpoint="/api/events"')
  })

  it('tell how long the oldest application and bank account wait', async () => {
    const ages = linesOf(await scrape(), 'queue_oldest_seconds')
    const { at } = await server.db
      .selectFrom('applications')
      .select(({ fn }) => fn.min('submitted_at').as('at'))
      .where('stage', '=', 'pending')
      .executeTakeFirstOrThrow()
    const waited = (server.clock.now().getTime() - Date.parse(at)) / 1000
    const told = valueOf(ages.join('\n'), 'queue_oldest_seconds{queue="applications"}') ?? 0
    expect(Math.abs(told - waited)).toBeLessThan(60)
    expect(ages.map((line) => /queue="(\w+)"/.exec(line)?.[1]).toSorted()).toEqual([
      'applications',
      'bankAccounts',
    ])
  })
})

describe('the metrics of the outbox', () => {
  it('tell what waits, for how long, and what failed by kind', async () => {
    await sql`insert into outbox_messages (created_at, next_attempt_at, channel, recipient, language,
        template, subject, body, failure, failure_kind)
      values (clock_now() - interval '2 hours', clock_now() + interval '1 hour', 'mail',
        'odile.roy@example.org', 'fr', 'any.thing', 'Odile', 'Odile', 'Odile away', 'busy')`.execute(
      server.db,
    )
    const text = await scrape()
    expect(valueOf(text, 'outbox_waiting')).toBe(1)
    const age = valueOf(text, 'outbox_oldest_waiting_seconds') ?? 0
    expect(Math.floor(age / 3600)).toBe(2)
    expect(linesOf(text, 'outbox_failed')).toEqual(['programs_outbox_failed{kind="busy"} 1'])
  })
})

describe('the metrics of jobs', () => {
  const job = 'programs.closeFinishedIntakes'
  const asked = async () => (await server.as('admin')).post(`/clockwork/${job}/runs`)

  it('tell when one last worked, and how often it ran here', async () => {
    await asked()
    await vi.waitFor(
      async () =>
        expect(valueOf(await scrape(), `job_runs_total{job="${job}",result="worked"}`)).toBe(1),
      { timeout: 20_000, interval: 100 },
    )
    const text = await scrape()
    const at = (valueOf(text, `job_last_success_timestamp_seconds{job="${job}"}`) ?? 0) * 1000
    expect(Math.abs(at - server.clock.now().getTime())).toBeLessThan(60_000)
    expect(valueOf(text, `job_failures_in_a_row{job="${job}"}`)).toBe(0)
    expect(valueOf(text, `job_late_seconds{job="${job}"}`)).toBe(0)
    expect(linesOf(text, 'job_late_seconds')).toHaveLength(product.jobs.length)
  }, 30_000)

  it('tell that one fails, until it works again', async () => {
    const failures = async () => valueOf(await scrape(), `job_failures_in_a_row{job="${job}"}`) ?? 0
    const until = (isSo: (count: number) => boolean) =>
      vi.waitFor(async () => expect(await failures()).toSatisfy(isSo), {
        timeout: 30_000,
        interval: 100,
      })
    await sql`alter table programs rename to programs_elsewhere`.execute(server.db)
    await asked()
    await until((count) => count > 0)
    await sql`alter table programs_elsewhere rename to programs`.execute(server.db)
    // The queue tries again by itself.
    await until((count) => count === 0)
  }, 60_000)

  it('tell how late one is: from when it was due after it last worked, else after the start', () => {
    const daily = product.jobs.find(({ name }) => name === job)!
    const [started, now] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-03T06:05:00Z')]
    const late = (worked: string | null) => lateness(daily, { worked, started, now })
    expect(late('2026-12-03T05:05:01.000Z')).toBe(0)
    expect(late('2026-12-02T05:05:01.000Z')).toBe(3600)
    expect(late(null)).toBe(2 * 86_400 + 3600)
  })
})

describe('where something cannot be read', () => {
  it('the others are, and it is told which one was not', async () => {
    await sql`alter table sessions rename to sessions_elsewhere`.execute(server.db)
    const text = await scrape()
    await sql`alter table sessions_elsewhere rename to sessions`.execute(server.db)
    expect(valueOf(text, 'measure_read{measure="sessions_open"}')).toBe(0)
    expect(valueOf(text, 'sessions_open')).toBeNull()
    expect(valueOf(text, 'measure_read{measure="outbox_waiting"}')).toBe(1)
    expect(valueOf(text, 'measure_read{measure="queue_oldest_seconds"}')).toBe(1)
    expect(valueOf(await scrape(), 'sessions_open')).toBeGreaterThan(0)
  })

  it('and while the whole database is away the process still tells of itself', async () => {
    const direct = process.env[testServerVariable] ?? ''
    const line = new Line(JSON.parse(direct) as Connection)
    await line.mend()
    process.env[testServerVariable] = JSON.stringify({ ...line.to, host: line.folder })
    const away = await openTestServer(watched)
    process.env[testServerVariable] = direct
    await away.visitor.get('/programs/open')
    await line.cut()
    const text = await scrape(away)
    expect(valueOf(text, 'ready{check="database"}')).toBe(0)
    expect(valueOf(text, 'measure_read{measure="outbox_waiting"}')).toBe(0)
    expect(valueOf(text, 'outbox_waiting')).toBeNull()
    expect(linesOf(text, 'http_requests_total').length).toBeGreaterThan(0)
    await line.mend()
    expect(valueOf(await scrape(away), 'ready{check="database"}')).toBe(1)
    await away.close()
    await line.cut()
    line.remove()
  }, 60_000)
})

describe('for however long the house is watched', () => {
  it('the metrics name no person, no record and nothing that anybody asked for', async () => {
    const margaret = await server.as('superAdmin')
    const id = '0199c0de-1234-7000-8000-00000000abcd'
    const told = ['Odile Roy', 'odile.roy@example.org', '046 454 286', 'DE89370400440532013000']
    for (const each of told) {
      const written = encodeURIComponent(each)
      await margaret.get(`/applications?search=${written}`)
      await margaret.get(`/shareholders/${written}`)
      await margaret.get(`/${written}/${id}`)
      await margaret.post('/auth/login', { email: each, password: each })
      await fetch(`${server.address}/${written}?name=${written}`)
      await fetch(`${server.address}/assets/${written}.js`)
    }
    await margaret.get(`/applications/${id}`)
    await fetch(`${server.address}/api/applications`, { method: 'REPORT' }).catch(() => null)
    const text = await scrape()
    const people = Object.values(cast).flatMap(({ name, email }) => [name, email])
    for (const each of [...people, ...told, id, margaret.token!, 'Odile', 'REPORT']) {
      expect(text).not.toContain(each)
      expect(text).not.toContain(encodeURIComponent(each))
    }
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/)
    expect(text).not.toMatch(/@|example\.org/)
  })
})

it('every metric of the product is on the page of the metrics, and none that there is not', async () => {
  const page = readFileSync('docs/operations/metrics.md', 'utf8')
  const onPage = [...page.matchAll(/^\| `programs_(\w+)`/gm)].map(([, name]) => name)
  const exported = [...(await scrape()).matchAll(/^# TYPE programs_(\w+)/gm)].map(
    ([, name]) => name,
  )
  expect(onPage.toSorted()).toEqual(exported.toSorted())
})
