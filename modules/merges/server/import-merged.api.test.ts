import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { importAll } from '#modules/imports/server/imports.test-world.ts'
import { openWorldOf } from './merges.test-world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(() => server.close())

const file = (heading: string, value: string, city: string) =>
  `Last name,${heading},Town or city\nImported,${value},${city}\n`

describe('an imported row', () => {
  const run = (content: string, matchBy: string) =>
    importAll(server, world.margaret, {
      content,
      options: { matchBy, onMatch: 'update', onMissing: 'skip' },
    })

  it('with the number of a merged shareholder is of the one it was merged into', async () => {
    const [keep, drop] = [await world.add(), await world.add({ depotNumber: 'M-778' })]
    await world.merge(keep, drop, { choices: { depotNumber: 'keep' } })
    await run(file('Number', drop.number, 'Hull'), 'number')
    expect(await world.read(keep.id)).toMatchObject({ city: 'Hull', depotNumber: null })
    const edited = await world.david.patch(
      `/shareholders/${keep.id}`,
      { depotNumber: 'M-778' },
      { version: 3 },
    )
    expect(edited.status).toBe(200)
  })
})
