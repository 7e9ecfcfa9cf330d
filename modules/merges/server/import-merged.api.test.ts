import { describe, expect, it } from 'vitest'
import { importAll } from '#modules/imports/server/imports.test-world.ts'
import { withoutBank } from '#modules/shareholders/server/without-group.test-world.ts'
import { server, world, withPeople } from './merges.test-people.ts'

withPeople()

const iban = 'DE89 3704 0044 0532 0130 00'
const file = (heading: string, value: string, city: string) =>
  `Last name,${heading},Town or city\nImported,${value},${city}\n`

describe('an imported row', () => {
  const run = (content: string, matchBy: string) =>
    importAll(server, world.margaret, {
      content,
      options: { matchBy, onMatch: 'update', onMissing: 'skip' },
    })

  it('is recognised by the IBAN, however it is written', async () => {
    const one = await world.add({ iban })
    await run(file('Bank IBAN', 'de89370400440532013000', 'Laval'), 'iban')
    expect(await world.read(one.id)).toMatchObject({ city: 'Laval', lastName: 'Imported' })
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

  it('is recognised by no IBAN for somebody who may not see bank details', async () => {
    const one = await world.add({ iban: 'GB29NWBK60161331926819' })
    await withoutBank(server, 'admin', async (by) => {
      const content = file('Bank IBAN', 'GB29NWBK60161331926819', 'Lachute')
      const options = { matchBy: 'iban', onMatch: 'update', onMissing: 'skip' }
      await expect(importAll(server, by, { content, options })).rejects.toThrow('columnClosed')
    })
    expect((await world.read(one.id)).city).toBeNull()
  })
})
