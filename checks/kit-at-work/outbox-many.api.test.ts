import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { deliverOutbox } from '#kit/server/outbox.ts'
import { deliveryBy } from '#modules/outbox/server/deliver-message.ts'
import { openCounting } from './counting.test-server.ts'

/** `OUTBOX_MESSAGES=10000` measures more of them. */
const many = Number(process.env['OUTBOX_MESSAGES'] ?? 2000)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is held, without what is only not thrown away yet. */
function held(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const timeout = 600_000

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
})

/** How many are left, how many have left, and how often at most each was tried. */
async function outcome({ db }: TestServer) {
  const { rows } = await sql<{ left: number; sent: number; tries: number }>`
    select count(*) filter (where sent_at is null)::int as left, count(*) filter (where sent_at is not null)::int as sent,
      max(attempts)::int as tries from outbox_messages where template = 'test.letter'`.execute(db)
  return rows[0]
}

/** Lets many messages go while somebody looks at a list again and again. */
async function leaveAll(on: TestServer) {
  const deliver = deliveryBy(on.system.settings)
  await on.db.deleteFrom('outbox_messages').execute()
  await sql`insert into outbox_messages (channel, recipient, language, template, subject, body)
  select 'mail', 'reader.' || n || '@example.org', 'en', 'test.letter', 'Letter ' || n, repeat('A line of the letter. ', 1000)
  from generate_series(1, ${sql.lit(many)}) n`.execute(on.db)
  const amina = await on.as('caseOfficer')
  const before = held()
  let most = before
  const run = { isOver: false }
  const began = performance.now()
  const leaving = deliverOutbox(on.system.database, deliver).finally(() => (run.isOver = true))
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
  deliver.close?.()
  return { megabytes, slow, looks: waits.length }
}

/** What is left, each when its next try is due. */
async function leaveRest(on: TestServer) {
  const { database, settings } = on.system
  const deliver = deliveryBy(settings)
  await expect
    .poll(
      async () => {
        await deliverOutbox(database, deliver)
        return (await outcome(on))?.left
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  deliver.close?.()
}

/** All of them together are more than 40 MB. */
const mostMegabytes = 20

it(
  'many messages leave one by one, in bounded memory, while people work',
  { timeout },
  async () => {
    const { megabytes, slow, looks } = await leaveAll(server)
    expect(await outcome(server)).toEqual({ left: 0, sent: many, tries: 1 })
    expect(await readdir(join(server.dataDir, 'outbox'))).toHaveLength(many)
    expect(looks).toBeGreaterThan(4)
    expect(megabytes).toBeLessThan(mostMegabytes)
    expect(slow).toBeLessThan(3000)
  },
)

describe('by a mail server', () => {
  let smtp: Awaited<ReturnType<typeof openCounting>>
  let mailing: TestServer
  beforeAll(async () => {
    smtp = await openCounting()
    mailing = await openTestServer({ SMTP_URL: smtp.url })
  })
  afterAll(async () => {
    await mailing.close()
    await smtp.close()
  })

  it('many mails follow one another on few connections, each once', { timeout }, async () => {
    const { megabytes, slow } = await leaveAll(mailing)
    // On a busy machine one may break off, and leaves with its next try.
    await leaveRest(mailing)
    expect(await outcome(mailing)).toMatchObject({ left: 0, sent: many })
    expect([smtp.taken.size, Math.max(...smtp.taken.values())]).toEqual([many, 1])
    expect(smtp.connections()).toBeLessThanOrEqual(Math.ceil(many / 100) + 8)
    expect(megabytes).toBeLessThan(mostMegabytes)
    expect(slow).toBeLessThan(3000)
  })

  it('of those whose connection breaks none is lost, and none comes twice', async () => {
    smtp.taken.clear()
    smtp.hangUpOn(({ at }) => (at % 10 === 0 ? 'within' : at % 7 === 0 ? 'before' : null))
    await mailing.db.deleteFrom('outbox_messages').execute()
    await sql`insert into outbox_messages (channel, recipient, language, template, subject, body)
      select 'mail', 'reader.' || n || '@example.org', 'en', 'test.letter', 'Letter ' || n, 'A line.'
      from generate_series(1, 40) n`.execute(mailing.db)
    await leaveRest(mailing)
    expect(await outcome(mailing)).toMatchObject({ left: 0, sent: 40 })
    expect((await outcome(mailing))?.tries).toBeGreaterThan(1)
    expect([smtp.taken.size, Math.max(...smtp.taken.values())]).toEqual([40, 1])
  })
})
