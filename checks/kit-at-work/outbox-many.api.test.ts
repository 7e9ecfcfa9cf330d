import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { deliverOutbox } from '#kit/server/outbox.ts'
import { deliveryBy } from '#modules/outbox/server/deliver-message.ts'

/** `OUTBOX_MESSAGES=10000` measures more of them. */
const many = Number(process.env['OUTBOX_MESSAGES'] ?? 2000)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is held, without what is only not thrown away yet. */
function held(): number {
  collect()
  return process.memoryUsage().heapUsed
}

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
})

it(
  'many messages leave one by one, in bounded memory, while people work',
  { timeout: 600_000 },
  async () => {
    await sql`insert into outbox_messages (channel, recipient, language, template, subject, body)
    select 'mail', 'reader.' || n || '@example.org', 'en', 'test.letter', 'Letter ' || n, repeat('A line of the letter. ', 1000)
    from generate_series(1, ${sql.lit(many)}) n`.execute(server.db)
    const amina = await server.as('caseOfficer')
    const before = held()
    let most = before
    const run = { isOver: false }
    const began = performance.now()
    const leaving = deliverOutbox(
      server.system.database,
      deliveryBy(server.system.settings),
    ).finally(() => (run.isOver = true))
    const waits: number[] = []
    while (!run.isOver) {
      const asked = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- somebody asks for one thing after the other
      const { status } = await amina.get('/applications?stage=pending')
      expect(status).toBe(200)
      waits.push(performance.now() - asked)
      most = Math.max(most, held())
      // oxlint-disable-next-line no-await-in-loop -- and looks at it
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    await leaving
    const seconds = (performance.now() - began) / 1000
    const megabytes = (most - before) / 1024 / 1024
    waits.sort((a, b) => a - b)
    const slow = waits[Math.floor(waits.length * 0.95)] ?? 0
    if (process.env['OUTBOX_MESSAGES'])
      process.stdout.write(
        `${many} messages in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more, a list in ${slow.toFixed(0)} ms (95 %)\n`,
      )
    const { rows } = await sql<{ left: number; sent: number; tries: number }>`
    select count(*) filter (where sent_at is null)::int as left, count(*) filter (where sent_at is not null)::int as sent,
      max(attempts)::int as tries from outbox_messages where template = 'test.letter'`.execute(
      server.db,
    )
    expect(rows[0]).toEqual({ left: 0, sent: many, tries: 1 })
    expect(await readdir(join(server.dataDir, 'outbox'))).toHaveLength(many)
    expect(waits.length).toBeGreaterThan(10)
    // All of them together are more than 40.
    expect(megabytes).toBeLessThan(20)
    expect(slow).toBeLessThan(3000)
  },
)
