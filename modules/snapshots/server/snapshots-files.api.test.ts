import { expect, it } from 'vitest'
import type { FileRecord } from '#modules/notes-and-tasks/contract/files.endpoints.ts'
import { pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { newest, oldest, server, world, withPeople } from './snapshots.test-people.ts'

withPeople()

async function lay(id: string, name: string, content = pdf) {
  const path = `/records/order/${id}/files`
  const { body } = await upload(server, world.david, { path, content, name })
  return body as unknown as FileRecord
}

const take = (id: string) => world.david.post(`/orders/${id}/snapshots`, {})

it('a snapshot knows the files that lay on the order by id, name and digest', async () => {
  const { orders } = await world.workedExample()
  const { id } = orders[3]
  await take(id)
  const { sha256, id: sid } = await oldest(id)
  expect((await world.compare(id, sid)).snapshot.content).not.toHaveProperty('files')

  const slip = await lay(id, 'slip.pdf')
  expect(await oldest(id)).toMatchObject({ sha256, differences: 0, filesDiffer: true })
  expect((await world.compare(id, sid)).changed).toEqual(['files'])
  expect((await take(id)).status).toBe(201)
  const kept = await newest(id)
  const { snapshot, changed } = await world.compare(id, kept.id)
  expect(snapshot.content.files).toEqual([{ id: slip.id, name: 'slip.pdf', sha256: slip.sha256 }])
  expect([kept.filesDiffer, changed]).toEqual([false, []])
  expect((await take(id)).status).toBe(409)

  // Another file in its place is another file, whatever it is called.
  await world.david.delete(`/record-files/${slip.id}`, { version: slip.version })
  const other = await lay(id, 'slip.pdf', Buffer.concat([pdf, Buffer.from('\n')]))
  expect((await world.compare(id, kept.id)).changed).toEqual(['files'])
  // What lies in the trash lies on the order no more.
  expect((await take(id)).status).toBe(201)
  const now = await world.compare(id, (await newest(id)).id)
  expect(now.snapshot.content.files?.map((file) => file.id)).toEqual([other.id])
})

it('files are not put back: restoring writes the inputs alone', async () => {
  const { orders } = await world.workedExample()
  const { id } = orders[3]
  await lay(id, 'slip.pdf')
  await world.edit(id, { volume: '31' })
  const before = await oldest(id)
  const second = await lay(id, 'second.pdf')
  const { version } = await world.read(id)
  const path = `/orders/${id}/snapshots/${before.id}/restoration`
  const { status, body } = await world.david.post<{ preview: { fields: string[] } }>(
    path,
    {},
    { version },
  )
  expect([status, body.preview.fields]).toEqual([200, ['volume']])
  expect((await world.read(id)).volume).toBe('30.0000')
  const files = await world.david.get<{ data: FileRecord[] }>(`/records/order/${id}/files`)
  expect(files.body.data.map((file) => file.id)).toContain(second.id)
})
