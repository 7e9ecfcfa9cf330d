import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { manyShareholders } from '#apps/server/bulk.test-world.ts'
import { claimKey } from '#kit/server/idempotency.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const body = { body: 'Called back', isPinned: false, visibility: 'team' }
const headers = { 'idempotency-key': 'called-back' }
const note = (id: string) =>
  margaret.post<{ id: string }>(`/records/shareholder/${id}/notes`, body, { headers })
const notesOf = async (id: string) =>
  (await margaret.get<{ data: unknown[] }>(`/records/shareholder/${id}/notes`)).body.data.length

describe('a key that was used before', () => {
  it('gives the first answer again for the same request', async () => {
    const [id = ''] = await manyShareholders(server, 1)
    const [first, again] = [await note(id), await note(id)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.id).toBe(first.body.id)
    expect(await notesOf(id)).toBe(1)
  })

  it('is refused for the same words on another record', async () => {
    const [other = ''] = await manyShareholders(server, 1)
    const refused = await note(other)
    expect([refused.status, refused.body.code, refused.body.title]).toEqual([
      422,
      'keyReused',
      'The same key was used for another request',
    ])
    expect(await notesOf(other)).toBe(0)
  })

  it('is told by what is kept of the request, of which nothing can be tried out without the key', async () => {
    const [older, newer] = ['a', 'b'].map((id) => ({ id, key: Buffer.alloc(32, id) }))
    const asked = { params: {}, query: {}, version: 0, body: { number: '1234567' }, file: null }
    const claim = { owner: 'rachel', key: 'entered-once', endpoint: 'enter', asked }
    const claimed = (...encryptionKeys: { id: string; key: Buffer }[]) =>
      claimKey({ db: server.db, settings: { encryptionKeys } }, claim)
    expect(await claimed(older!)).toBeNull()
    expect(await claimed(newer!, older!)).not.toBeNull()
    await expect(claimed(newer!)).rejects.toMatchObject({ code: 'keyReused' })
  })
})
