import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Connection } from '#database/connection.ts'
import { testServerVariable } from '#database/test-database.ts'
import type { BackgroundFailure } from '#kit/server/background.ts'
import type { JobRecord } from '#modules/clockwork/contract/clockwork.endpoints.ts'
import { Line } from './line.test-database.ts'

let line: Line
let server: TestServer
let priya: Caller
const direct = process.env[testServerVariable] ?? ''

beforeAll(async () => {
  line = new Line(JSON.parse(direct) as Connection)
  await line.mend()
  process.env[testServerVariable] = JSON.stringify({ ...line.to, host: line.folder })
  server = await openTestServer({ WORKERS: '1', LOG_LEVEL: 'error' })
  priya = await server.as('admin')
})
afterAll(async () => {
  await server.close()
  process.env[testServerVariable] = direct
  await line.cut()
  line.remove()
})

describe('while the database is away', () => {
  it('every answer is 503 and says when to try again, and work goes on by itself afterwards', async () => {
    await line.cut()
    const answers = await Promise.all([
      priya.get('/programs'),
      priya.get('/me'),
      priya.patch('/me', { language: 'fr' }),
      server.visitor.get('/programs/open'),
      server.visitor.post('/auth/login', { email: 'somebody@example.org', password: 'x' }),
    ])
    for (const { status, headers, body } of answers) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.title).toBe('The service is not available; try again shortly')
    }
    expect((await server.visitor.get('/ready')).status).toBe(503)
    expect((await server.visitor.get('/health')).status).toBe(200)
    await line.mend()
    expect((await priya.get('/programs')).status).toBe(200)
  })

  it('what was on its way when the line broke is 503 too', async () => {
    const asked = Array.from({ length: 40 }, () => priya.get('/programs?search=a'))
    await Promise.race(asked)
    await line.cut()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    await line.mend()
    expect((await priya.get('/programs')).status).toBe(200)
  })
})

describe('work behind the requests', () => {
  const failing = async () =>
    (await server.visitor.get<{ failing: BackgroundFailure[] }>('/ready')).body.failing

  it('tries seldom while the database is away, and works again soon after it is back', async () => {
    await line.cut()
    await line.refuse()
    // What was on its way has failed by then.
    await sleep(3000)
    const [tried, logged] = [line.refused, server.logged().length]
    await sleep(12_000)
    expect(line.refused - tried).toBeLessThanOrEqual(3)
    expect(server.logged().length - logged).toBeLessThanOrEqual(9)
    await line.mend()
    expect((await priya.patch('/me', { language: 'fr' })).status).toBe(200)
    await vi.waitFor(async () => expect(await failing()).toEqual([]), { timeout: 15_000 })
    const run = await priya.post('/clockwork/programs.closeFinishedIntakes/runs')
    expect(run.status).toBe(201)
    await vi.waitFor(
      async () => {
        const { body } = await priya.get<JobRecord>('/clockwork/programs.closeFinishedIntakes')
        expect(body.lastRun).toMatchObject({ state: 'worked', isByHand: true })
      },
      { timeout: 10_000, interval: 200 },
    )
  }, 60_000)
})
