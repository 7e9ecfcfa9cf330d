import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { SavedView, SavedViews } from '../contract/saved-views.endpoints.ts'
import { forgetViews } from './keep-view.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const list = 'shareholdersTableState'
const state = {
  parameters: { 'filter[language]': 'fr', sort: '-amountInvested' },
  order: ['name', 'city'],
  hidden: ['email'],
  density: 'compact',
}
const view = (part: object = {}) => ({ name: 'French', list, state, sharedWith: 'nobody', ...part })
const add = (by: Caller, part: object = {}) => by.post<SavedView>('/saved-views', view(part))
const seen = async (by: Caller) => (await by.get<SavedViews>(`/saved-views?list=${list}`)).body
const ids = async (by: Caller) => (await seen(by)).data.map(({ id }) => id)

const choose = (by: Caller, viewId: string | null) =>
  fetch(`${server.address}/api/saved-views/default`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ list, viewId }),
  })

const opening = async (by: Caller, query = '') =>
  (await by.get<{ state: object | null }>(`/saved-views/opening?list=${list}${query}`)).body.state

describe('a view', () => {
  it('comes back as it was saved, to its owner alone', async () => {
    const { body, status } = await add(chloe)
    expect([status, body.state]).toEqual([201, state])
    expect(await ids(chloe)).toContain(body.id)
    for (const other of [david, margaret]) {
      expect(await ids(other)).not.toContain(body.id)
      expect(await opening(other, `&view=${body.id}`)).toBeNull()
    }
    const elsewhere = await chloe.get<SavedViews>('/saved-views?list=ordersTableState')
    expect(elsewhere.body.data).toEqual([])
  })

  it('is shared with everybody or a role by whoever configures the portal', async () => {
    expect((await add(chloe, { sharedWith: 'everybody' })).body.code).toBe('sharingNotYours')
    const everybody = (await add(margaret, { sharedWith: 'everybody' })).body.id
    const { roles } = await seen(margaret)
    expect((await seen(chloe)).roles).toEqual([])
    const adviser = roles.find(({ name }) => name === 'Adviser')
    const forRole = (await add(margaret, { sharedWith: 'role', roleId: adviser?.id })).body.id
    expect((await add(margaret, { sharedWith: 'role' })).body.errors).toHaveProperty('roleId')
    expect(await ids(chloe)).toEqual(expect.arrayContaining([everybody, forRole]))
    expect(await ids(david)).toContain(everybody)
    expect(await ids(david)).not.toContain(forRole)
    const edited = await chloe.patch(`/saved-views/${everybody}`, { name: 'Mine' }, { version: 1 })
    expect([edited.status, edited.body.code]).toEqual([403, 'viewNotYours'])
  })

  it('is renamed and updated by its owner, of two at once by one', async () => {
    const { id } = (await add(chloe)).body
    const change = (name: string) =>
      chloe.patch<SavedView>(`/saved-views/${id}`, { name }, { version: 1 })
    const answers = await Promise.all([change('One'), change('Two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  it('is deleted, and back when that is undone within a day', async () => {
    const { id } = (await add(chloe)).body
    expect((await chloe.delete(`/saved-views/${id}`, { version: 1 })).status).toBe(204)
    expect(await ids(chloe)).not.toContain(id)
    expect((await david.post(`/saved-views/${id}/restoration`)).status).toBe(404)
    await runJob(server.system, forgetViews)
    expect((await chloe.post<SavedView>(`/saved-views/${id}/restoration`)).body.name).toBe('French')
    await chloe.delete(`/saved-views/${id}`, { version: 3 })
    const long = new Date(Date.now() - 90_000_000).toISOString()
    await server.db
      .updateTable('saved_views')
      .set({ deleted_at: long })
      .where('id', '=', id)
      .execute()
    await runJob(server.system, forgetViews)
    expect((await chloe.post(`/saved-views/${id}/restoration`)).status).toBe(404)
  })

  it('opens the list of each person who chose it, as long as that person sees it', async () => {
    const { id } = (await add(margaret, { sharedWith: 'everybody' })).body
    expect((await chloe.get(`/saved-views?list=${list}`)).status).toBe(200)
    expect((await choose(chloe, id)).status).toBe(204)
    expect([await opening(chloe), await opening(david)]).toEqual([state, null])
    expect([(await seen(chloe)).defaultId, (await seen(david)).defaultId]).toEqual([id, null])
    await margaret.patch(`/saved-views/${id}`, { sharedWith: 'nobody' }, { version: 1 })
    expect((await seen(chloe)).defaultId).toBeNull()
    expect(await opening(chloe)).toBeNull()
    const foreign = (await add(david)).body.id
    expect((await choose(chloe, foreign)).status).toBe(404)
    expect((await choose(chloe, null)).status).toBe(204)
  })
})

describe('what is not one’s own', () => {
  const nobody = '00000000-0000-7000-8000-000000000000'

  it('is neither shared with a role that there is not, nor called by more than 80 letters', async () => {
    const role = await add(margaret, { sharedWith: 'role', roleId: nobody })
    expect([role.status, Object.keys(role.body.errors ?? {})]).toEqual([422, ['roleId']])
    expect((await add(chloe, { name: 'x'.repeat(81) })).status).toBe(422)
    expect((await add(chloe, { name: 'x'.repeat(80) })).status).toBe(201)
  })

  it('is neither chosen, nor brought back, nor opened by somebody else or on another list', async () => {
    const { id, version } = (await add(chloe)).body
    expect((await choose(david, id)).status).toBe(404)
    expect(await opening(david, `&view=${id}`)).toBeNull()
    const elsewhere = await chloe.get<{ state: object | null }>(
      `/saved-views/opening?list=ordersTableState&view=${id}`,
    )
    expect(elsewhere.body.state).toBeNull()
    expect((await chloe.delete(`/saved-views/${id}`, { version })).status).toBe(204)
    expect((await choose(chloe, id)).status).toBe(404)
    const shared = (await add(margaret, { sharedWith: 'everybody' })).body
    await margaret.delete(`/saved-views/${shared.id}`, { version: shared.version })
    expect((await chloe.post(`/saved-views/${shared.id}/restoration`)).status).toBe(404)
  })
})
