import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { Clock } from '#kit/server/clock.ts'
import { loadSettings } from '#kit/server/settings.ts'

const dayMs = 86_400_000

let server: TestServer
let david: Caller
beforeAll(async () => {
  server = await openTestServer()
  david = await server.as('manager')
})
afterAll(() => server.close())

/** How far the database's clock is from the real time, in days, as one connection after the other tells. */
async function databaseDays(): Promise<number[]> {
  const each = () =>
    sql<{ ahead: number }>`
      select extract(epoch from clock_now() - now())::float8 / 86400 as ahead, pg_sleep(0.02)`.execute(
      server.db,
    )
  const answers = await Promise.all(Array.from({ length: 8 }, each))
  return answers.map(({ rows }) => Math.round((rows[0]?.ahead ?? 0) * 1000) / 1000)
}

describe('the clock of a running server', () => {
  it('is the real time while nobody winds it, and the database is not told of it', async () => {
    expect(server.clock.isWound).toBe(false)
    expect(new Set(await databaseDays())).toEqual(new Set([0]))
    const { rows } = await sql<{ told: string | null }>`
      select current_setting('app.clock', true) as told`.execute(server.db)
    expect(rows[0]?.told ?? '').toBe('')
  })

  it('is wound on for code and for every connection of the database at once', async () => {
    server.clock.windOn({ days: 45 })
    expect(Math.round((server.clock.now().getTime() - Date.now()) / dayMs)).toBe(45)
    expect(new Set(await databaseDays())).toEqual(new Set([45]))
    server.clock.windOn({ days: -45 })
    expect(new Set(await databaseDays())).toEqual(new Set([0]))
  })

  it('takes whoever is signed in past the end of the session', async () => {
    expect((await david.get('/auth/session')).status).toBe(200)
    server.clock.windOn({ hours: 13 })
    expect((await david.get('/auth/session')).status).toBe(401)
    server.clock.windOn({ hours: -13 })
    expect((await david.get('/auth/session')).status).toBe(200)
  })

  it('stands in what is written by itself, in the audit log, in messages and in references', async () => {
    const now = server.clock.now()
    const year = String(now.getUTCFullYear() + 1)
    // Far from the turn of a year, which comes later here than in UTC.
    server.clock.moveTo(new Date(`${year}-06-15T15:00:00Z`))
    const late = await server.as('manager')
    const name = { firstName: 'Late', lastName: `Comer${year}` }
    const added = await late.post<{ id: string; createdAt: string; number: string }>(
      '/shareholders',
      { kind: 'individual', language: 'en', ...name },
    )
    expect(added.status).toBe(201)
    expect(added.body.createdAt.slice(0, 4)).toBe(year)
    const { at } = await server.db
      .selectFrom('audit_log')
      .select('at')
      .where('entity_id', '=', added.body.id)
      .executeTakeFirstOrThrow()
    expect(new Date(at).getFullYear()).toBe(Number(year))
    await server.visitor.post('/auth/forgot-password', { email: 'manager@example.org' })
    const { created_at, next_attempt_at } = await server.db
      .selectFrom('outbox_messages')
      .select(['created_at', 'next_attempt_at'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const written of [created_at, next_attempt_at])
      expect(new Date(written).getFullYear()).toBe(Number(year))
    const { rows } = await sql<{ reference: string }>`
      select next_reference('PAR', 'participant_references') as reference`.execute(server.db)
    expect(rows[0]?.reference.slice(0, 9)).toBe(`PAR-${year}-`)
    server.clock.moveTo(now)
  })
})

describe('the setting CLOCK', () => {
  const offsetOf = (written: string) => new Clock(loadSettings({ CLOCK: written }).clock).offset

  it('winds on, back, or begins at a moment', () => {
    expect(offsetOf('+45d')).toBe(45 * dayMs)
    expect(offsetOf('-3h')).toBe(-3 * 3_600_000)
    const clock = new Clock(loadSettings({ CLOCK: '2031-05-01T12:00:00Z' }).clock)
    expect(clock.now().toISOString().slice(0, 16)).toBe('2031-05-01T12:00')
    expect(new Clock(loadSettings({}).clock).offset).toBe(0)
  })

  it.each(['45d', '+45', '+', 'soon', '2031-05-01', '2031-13-01T12:00:00Z', '+45d3h'])(
    'is not written as %s',
    (written) => {
      expect(() => loadSettings({ CLOCK: written })).toThrow(
        /CLOCK is neither a winding such as \+45d or -3h nor a moment/,
      )
    },
  )

  it('is refused in production', () => {
    expect(() => loadSettings({ NODE_ENV: 'production', CLOCK: '+1d' })).toThrow(
      /CLOCK is refused in production/,
    )
  })

  it('begins the whole product at another time: it serves, signs in and says so', async () => {
    const later = await openTestServer({ CLOCK: '+3650d' })
    try {
      const chloe = await later.as('adviser')
      const { body } = await chloe.get<{ now: string }>('/auth/session')
      expect(Date.parse(body.now) - Date.now()).toBeGreaterThan(3649 * dayMs)
    } finally {
      await later.close()
    }
  })
})
