import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Timeline } from '#modules/notes-and-tasks/contract/timeline.endpoints.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import { newShareholder } from './orders.test-world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>
beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(() => server.close())

const newest = async (by: Caller, path: string) =>
  (await by.get<{ data: HistoryEntry[] }>(`${path}/history`)).body.data[0]?.changes

describe('the history of an order', () => {
  it('tells people by name, and a shareholder whom the reader does not see by the number', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders.at(-1)!
    const before = await world.read(id)
    const other = await newShareholder(world.david, world.ids.david, { lastName: 'Tremblay' })
    const { body: holder } = await world.david.get<{ number: string }>(`/shareholders/${other}`)
    await world.edit(id, { shareholderId: other })
    const { name, number } = before.shareholder
    expect(number).toMatch(/\d/)
    expect(await newest(world.david, `/orders/${id}`)).toMatchObject({
      shareholderId: [name, 'Ada Tremblay'],
    })
    expect(await newest(world.chloe, `/orders/${id}`)).toMatchObject({
      shareholderId: [name, holder.number],
    })
    await world.edit(id, { assigneeId: world.ids.david })
    expect(await newest(world.david, `/orders/${id}`)).toMatchObject({
      assigneeId: ['Chloé Bergeron', 'David MacKinnon'],
    })
  })

  it('tells in the timeline of a shareholder who looked after it', async () => {
    const id = await newShareholder(world.david, world.ids.chloe)
    const path = `/shareholders/${id}`
    const { body } = await world.david.get<{ version: number }>(path)
    const { version } = body
    await world.david.patch(path, { assigneeId: world.ids.david }, { version })
    const told = { assigneeId: ['Chloé Bergeron', 'David MacKinnon'] }
    expect(await newest(world.david, path)).toMatchObject(told)
    const timeline = await world.david.get<Timeline>(`/records/shareholder/${id}/timeline`)
    expect(timeline.body.data[0]).toMatchObject({ entry: { changes: told } })
  })
})
