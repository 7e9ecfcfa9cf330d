import { describe, expect, it } from 'vitest'
import { addSource, deleteSource } from '#modules/sources/server/sources.test-world.ts'
import { server, world, withPeople } from './merges.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'

withPeople()

const newSource = async (name: string) => (await addSource(world.margaret, name)).body

/** Two of one source each, made one that has the source of the dropped one. */
async function mergedTwo(ofKeep: { id: string }, ofDrop: { id: string }) {
  const keep = await world.add({ sourceId: ofKeep.id })
  const drop = await world.add({ sourceId: ofDrop.id })
  const { merge } = await world.merge(keep, drop, { choices: { sourceId: 'drop' } })
  return { keep, drop, merge }
}
const sourceOf = async ({ id }: { id: string }) => (await world.read(id)).sourceId
const previewOf = async (id: string, keptId: string) =>
  (await world.undo(id, keptId, { dryRun: true })).body.preview

describe('a source that came with a merge', () => {
  it('and was replaced since goes back all the same, as nobody has chosen another', async () => {
    const [own, came, next, last] = [
      await newSource('Own'),
      await newSource('Came along'),
      await newSource('Next'),
      await newSource('Last'),
    ]
    const { keep, drop, merge } = await mergedTwo(own, came)
    await deleteSource(world.margaret, came, next)
    await deleteSource(world.margaret, next, last)
    expect(await sourceOf(keep)).toBe(last.id)
    expect(await previewOf(merge.id, keep.id)).toMatchObject({
      fieldsBack: ['sourceId'],
      fieldsStaying: [],
    })
    expect((await world.undo(merge.id, keep.id)).status).toBe(200)
    expect(await sourceOf(keep)).toBe(own.id)
    expect(await sourceOf(drop)).toBe(last.id)
  })

  it('stays once somebody has chosen another', async () => {
    const [own, came, chosen] = [
      await newSource('Own two'),
      await newSource('Came two'),
      await newSource('Chosen'),
    ]
    const { keep, merge } = await mergedTwo(own, came)
    const kept = await world.read(keep.id)
    await world.david.patch(`/shareholders/${keep.id}`, { sourceId: chosen.id }, kept)
    expect(await previewOf(merge.id, keep.id)).toMatchObject({
      fieldsBack: [],
      fieldsStaying: ['sourceId'],
    })
    expect((await world.undo(merge.id, keep.id)).status).toBe(200)
    expect(await sourceOf(keep)).toBe(chosen.id)
  })

  it('that was replaced by the one of before has nothing to give back', async () => {
    const [own, came] = [await newSource('Own three'), await newSource('Came three')]
    const { keep, merge } = await mergedTwo(own, came)
    await deleteSource(world.margaret, came, own)
    expect(await previewOf(merge.id, keep.id)).toMatchObject({ fieldsBack: [], fieldsStaying: [] })
    expect((await world.undo(merge.id, keep.id)).status).toBe(200)
    expect(await sourceOf(keep)).toBe(own.id)
    expect((await auditRows(server.db, { entityId: keep.id })).at(-1)?.changes).not.toHaveProperty(
      'source',
    )
  })
})
