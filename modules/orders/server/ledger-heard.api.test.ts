import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(() => server.close())

it('a purchase history tells whoever looks after its customer, whose order it ever is', async () => {
  const { shareholderId } = await world.workedExample()
  const stop = new AbortController()
  // Held as a whole: a stream whose answer nobody holds any more is closed.
  const stream = await fetch(`${server.address}/api/events`, {
    headers: { authorization: `Bearer ${world.chloe.token}` },
    signal: stop.signal,
  })
  await world.enter(shareholderId, ['buy', '2025-10-02', '5', '14'], world.ids.david)
  let heard = ''
  const decoder = new TextDecoder()
  for await (const piece of stream.body ?? []) {
    heard += decoder.decode(piece as Uint8Array)
    if (heard.includes('"topic":"ledger"')) break
  }
  expect(heard).toContain(`{"topic":"ledger","id":"${shareholderId}"`)
  stop.abort()
})
