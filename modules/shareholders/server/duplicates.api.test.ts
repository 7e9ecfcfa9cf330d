import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { DuplicateRow } from '../contract/duplicates.endpoints.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'

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

const add = async (part: object, by = margaret) => {
  const somebody = { kind: 'individual', lastName: 'Quenneville', language: 'fr', ...part }
  const { body, status } = await by.post<ShareholderRecord>('/shareholders', somebody)
  expect(status).toBe(201)
  return body
}

const reasonsOf = async (one: { id: string }, other: { id: string }, by = margaret) => {
  const { body } = await by.get<{ data: DuplicateRow[] }>(
    '/shareholders/duplicates?perPage=100&sort=-foundAt',
  )
  const isBoth = ({ first, second }: DuplicateRow) =>
    [first.id, second.id].toSorted().join() === [one.id, other.id].toSorted().join()
  const found = body.data.filter(isBoth)
  expect(found.length).toBeLessThan(2)
  return found[0]?.reasons ?? null
}

const apart = (one: { id: string }, other: { id: string }, by = margaret) =>
  by.post('/shareholders/distinctions', { firstId: one.id, secondId: other.id })

describe('shareholders that look alike', () => {
  it('are found by e-mail and by either telephone', async () => {
    const one = await add({ firstName: 'Ida', email: 'ida@example.com', phone: '+15145550188' })
    const other = await add({
      firstName: 'I.',
      email: 'IDA@example.com',
      phoneTwo: '+1 514 555 0188',
    })
    expect(await reasonsOf(one, other)).toEqual(['email', 'phone'])
  })

  it('are found by a name without accents with the birth date or the post code, not by name alone', async () => {
    const one = await add({ firstName: 'Zoé', birthDate: '1970-02-03', postCode: 'H2X 1Y4' })
    const born = await add({ firstName: 'Zoe', birthDate: '1970-02-03' })
    const near = await add({ firstName: 'ZOE', postCode: 'H2X1Y4' })
    const alone = await add({ firstName: 'Zoé' })
    expect(await reasonsOf(one, born)).toEqual(['nameAndBirthDate'])
    expect(await reasonsOf(one, near)).toEqual(['nameAndPostCode'])
    expect(await reasonsOf(one, alone)).toBeNull()
  })

  it('are alike no longer once a field differs or one is archived', async () => {
    const one = await add({ firstName: 'Ugo', email: 'ugo@example.com' })
    const other = await add({ firstName: 'Guy', email: 'ugo@example.com' })
    await margaret.patch(`/shareholders/${other.id}`, { email: null }, { version: 1 })
    expect(await reasonsOf(one, other)).toBeNull()
    await margaret.patch(`/shareholders/${other.id}`, { email: 'ugo@example.com' }, { version: 2 })
    expect(await reasonsOf(one, other)).toEqual(['email'])
    await margaret.post(`/shareholders/${one.id}/archiving`, undefined, { version: 1 })
    expect(await reasonsOf(one, other)).toBeNull()
  })
})

describe('two that are not the same', () => {
  it('are remembered in either order, through later changes, once in both histories', async () => {
    const one = await add({ firstName: 'Ana', email: 'ana@example.com' })
    const other = await add({ firstName: 'Eva', email: 'ana@example.com' })
    expect((await apart(other, one)).status).toBe(204)
    expect((await apart(one, other)).status).toBe(204)
    await margaret.patch(`/shareholders/${one.id}`, { phone: '+15145550199' }, { version: 1 })
    expect(await reasonsOf(one, other)).toBeNull()
    const audited = await server.db
      .selectFrom('audit_log')
      .select(['entity_id', 'changes'])
      .where('action', '=', 'shareholders.keptApart')
      .where('entity_id', 'in', [one.id, other.id])
      .orderBy('sequence')
      .execute()
    expect(audited).toHaveLength(2)
    expect(JSON.stringify(audited)).toContain(one.number)
  })

  it('are decided on only where they were found alike', async () => {
    const one = await add({ firstName: 'Léo' })
    const other = await add({ firstName: 'Max' })
    expect((await apart(one, other)).status).toBe(404)
  })
})

describe('whose they are', () => {
  it('a manager sees and decides for the team alone, an adviser not at all', async () => {
    const theirs = await add({ firstName: 'Noa', email: 'noa@example.com' })
    const own = await add({ firstName: 'Noé', email: 'noa@example.com' }, chloe)
    const alsoOwn = await add({ firstName: 'Noah', email: 'noa@example.com' }, chloe)
    expect(await reasonsOf(theirs, own)).toEqual(['email'])
    expect(await reasonsOf(theirs, own, david)).toBeNull()
    expect((await apart(theirs, own, david)).status).toBe(404)
    expect(await reasonsOf(own, alsoOwn, david)).toEqual(['email'])
    expect((await apart(own, alsoOwn, david)).status).toBe(204)
    expect((await chloe.get('/shareholders/duplicates')).status).toBe(403)
    expect((await apart(own, theirs, chloe)).status).toBe(403)
  })
})
