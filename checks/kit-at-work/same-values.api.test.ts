import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { GeneralSettings } from '#modules/settings/contract/settings.endpoints.ts'
import { auditRows } from './audit.test-rows.ts'

type Stored = { id: string; version: number } & Record<string, unknown>

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

/** What is left in the log of a change that says the same as what is stored. */
async function saveAgain(path: string, stored: Stored, same: object) {
  const rows = async () => (await auditRows(server.db, { entityId: stored.id })).length
  const before = await rows()
  const { status, body } = await margaret.patch<Stored>(path, same, { version: stored.version })
  return { status, version: body.version, left: (await rows()) - before }
}

const nothing = (version: number) => ({ status: 200, version, left: 0 })

describe('a change that says what is stored already', () => {
  it('of a figure is none, with however many noughts', async () => {
    const price = { effectiveOn: '2026-01-05', price: '50', note: null }
    const { body } = await margaret.post<Stored>('/share-prices', price)
    expect(body['price']).toBe('50.000000')
    const path = `/share-prices/${body.id}`
    expect(await saveAgain(path, body, { price: '50' })).toEqual(nothing(1))
    expect(await saveAgain(path, body, { price: '50.00' })).toEqual(nothing(1))
    expect(await saveAgain(path, body, { price: '50.01' })).toEqual({ ...nothing(2), left: 1 })
  })

  it('is stale all the same where somebody saved in between', async () => {
    const price = { effectiveOn: '2026-01-06', price: '10.5' }
    const { body } = await margaret.post<Stored>('/share-prices', price)
    await margaret.patch(`/share-prices/${body.id}`, { price: '11' }, { version: 1 })
    const late = await margaret.patch(`/share-prices/${body.id}`, { price: '11.0' }, { version: 1 })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
  })

  it('of tags is none, in whatever order they stand', async () => {
    const person = { kind: 'individual', firstName: 'Ada', lastName: 'Roy', language: 'en' }
    const sent = { ...person, tags: ['Kite', 'Abbey'] }
    const { body } = await margaret.post<Stored>('/shareholders', sent)
    const path = `/shareholders/${body.id}`
    expect(await saveAgain(path, body, { tags: ['Abbey', 'Kite'] })).toEqual(nothing(1))
    expect(await saveAgain(path, body, { tags: ['Abbey'] })).toEqual({ ...nothing(2), left: 1 })
  })

  it('of a choice and of nothing is none for the organisation', async () => {
    const { body } = await margaret.get<GeneralSettings>('/settings/general')
    const { birthdayLeapRule, birthdayLeadDays, contactEmail, version } = body
    const same = { birthdayLeapRule, birthdayLeadDays, contactEmail }
    expect(await saveAgain('/settings/general', { ...body }, same)).toEqual(nothing(version))
  })
})
