import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { closeFinishedIntakes } from './close-finished-intakes.ts'

let server: TestServer
const ids: Record<string, string> = {}
const begin = '2027-02-01T12:00:00Z'

beforeAll(async () => {
  server = await openTestServer({ CLOCK: begin })
  const { rows } = await sql<{ id: string }>`select id from programs order by code limit 4`.execute(
    server.db,
  )
  for (const [at, name] of ['open', 'paused', 'later', 'draft'].entries())
    ids[name] = rows[at]?.id ?? ''
})
afterAll(() => server.close())

/** The intake of all but one ends on 10 February; of that one a month later. */
beforeEach(async () => {
  server.clock.moveTo(new Date(begin))
  await sql`update programs set status = 'archived'`.execute(server.db)
  const put = (name: string, status: string, closes: string) =>
    sql`update programs set status = ${status}, intake_opens_on = '2027-01-01', intake_closes_on = ${closes}
      where id = ${ids[name]}`.execute(server.db)
  await put('open', 'open', '2027-02-10')
  await put('paused', 'paused', '2027-02-10')
  await put('later', 'open', '2027-03-10')
  await put('draft', 'draft', '2027-02-10')
})

const read = async (name: string) => {
  const by = await server.as('admin')
  return (await by.get<ProgramRecord>(`/programs/${ids[name]}`)).body
}
const states = async () =>
  Object.fromEntries(
    await Promise.all(Object.keys(ids).map(async (name) => [name, (await read(name)).status])),
  ) as Record<string, string>

const run = () => runJob(server.system, closeFinishedIntakes)

test('nothing is closed on the last day of the intake, where the organisation is', async () => {
  // Midnight in Toronto is five in the morning in UTC.
  server.clock.moveTo(new Date('2027-02-11T04:55:00Z'))
  await run()
  expect(await states()).toEqual({ open: 'open', paused: 'paused', later: 'open', draft: 'draft' })
})

test('the night after it open and paused programs are closed, and others stay as they are', async () => {
  const before = { open: await read('open'), paused: await read('paused') }
  server.clock.moveTo(new Date('2027-02-11T05:05:00Z'))
  await run()
  expect(await states()).toEqual({
    open: 'closed',
    paused: 'closed',
    later: 'open',
    draft: 'draft',
  })
  expect((await read('paused')).version).toBe(before.paused.version + 1)
})

test('the history tells from which state each was closed, and that the system did it', async () => {
  const told = async (name: string) => {
    const by = await server.as('admin')
    const { body } = await by.get<{
      data: { action: string; changes: object; actorName: string }[]
    }>(`/programs/${ids[name]}/history`)
    return body.data[0]
  }
  server.clock.moveTo(new Date('2027-02-11T05:05:00Z'))
  await run()
  for (const state of ['open', 'paused'])
    expect(await told(state)).toMatchObject({
      action: 'programs.endIntake',
      actorName: 'System',
      changes: { status: [state, 'closed'] },
    })
})

test('it is closed once when two processes come at the same time, and opens again with a later day alone', async () => {
  server.clock.moveTo(new Date('2027-02-11T05:05:00Z'))
  const { version } = await read('open')
  await Promise.all([run(), run(), run()])
  expect((await read('open')).version).toBe(version + 1)
  const by = await server.as('admin')
  const early = await by.post(`/programs/${ids['open']}/opening`, undefined, {
    version: version + 1,
  })
  expect([early.status, early.body.code, early.body.title]).toEqual([
    409,
    'intakeIsOver',
    'The application period has ended; choose a later last day first',
  ])
})
