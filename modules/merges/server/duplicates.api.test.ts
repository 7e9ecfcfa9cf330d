import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { saidIn } from '#apps/server/test-text.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { DuplicateRow, Lookalike } from '../contract/duplicates.endpoints.ts'
import { strengths } from '../contract/likeness.ts'
import { runSteps } from '#kit/server/jobs.ts'
import { hashIbans } from '#modules/shareholders/server/hash-ibans.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { withoutBank } from '#modules/shareholders/server/without-group.test-world.ts'

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

const rowOf = async (
  one: { id: string },
  other: { id: string },
  { by = margaret, view = 'open' } = {},
) => {
  const { body } = await by.get<{ data: DuplicateRow[] }>(
    `/shareholders/duplicates?perPage=100&sort=-foundAt&view=${view}`,
  )
  const isBoth = ({ first, second }: DuplicateRow) =>
    [first.id, second.id].toSorted().join() === [one.id, other.id].toSorted().join()
  const found = body.data.filter(isBoth)
  expect(found.length).toBeLessThan(2)
  return found[0] ?? null
}

const reasonsOf = async (one: { id: string }, other: { id: string }, by = margaret) =>
  (await rowOf(one, other, { by }))?.reasons ?? null

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

  it('are found however a name is joined', async () => {
    const part = { birthDate: '1971-03-04', firstName: 'Élise' }
    const one = await add({ ...part, lastName: 'Beauchamp-Lavigne' })
    const other = await add({ ...part, lastName: 'beauchamp lavigne' })
    expect(await reasonsOf(one, other)).toEqual(['nameAndBirthDate'])
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

const bank = { iban: 'DE89 3704 0044 0532 0130 00' }

it('the database and the words weigh reasons alike', async () => {
  for (const [reason, strength] of Object.entries(strengths)) {
    const { rows } = await sql<{ of: number }>`select strength_of(${reason}) as of`.execute(
      server.db,
    )
    expect(rows).toEqual([{ of: strength }])
  }
})

describe('a bank account in common', () => {
  it('is found through the encryption, and by no number that anybody is shown', async () => {
    const one = await add({ firstName: 'Pia', ...bank, depotNumber: 'DE-77 1234' })
    const other = await add({
      firstName: 'Max',
      iban: 'DE89370400440532013000',
      depotNumber: 'DE 771234',
    })
    const row = await rowOf(one, other)
    expect(row?.reasons).toEqual(['depotNumber', 'iban'])
    expect(row?.likelihood).toBe('likely')
    expect(saidIn(row)).not.toMatch(/3000|test:/)
    await margaret.patch(`/shareholders/${other.id}`, { iban: null }, { version: 1 })
    expect(await reasonsOf(one, other)).toEqual(['depotNumber'])
  })

  it('is hashed after a load, and again when the key changes', async () => {
    const one = await add({ firstName: 'Kai', iban: 'GB29 NWBK 6016 1331 9268 19' })
    const other = await add({ firstName: 'Lou', iban: 'GB29NWBK60161331926819' })
    const ids = [one.id, other.id]
    await server.db
      .updateTable('shareholders')
      .set({ iban_hash: null })
      .where('id', 'in', ids)
      .execute()
    expect(await reasonsOf(one, other)).toBeNull()
    await runSteps(server.system, hashIbans)
    expect(await reasonsOf(one, other)).toEqual(['iban'])
  })

  it('is told to nobody who may not see bank details', async () => {
    const one = await add(
      { firstName: 'Uma', iban: 'FR14 2004 1010 0505 0001 3M02 606', email: 'u@example.com' },
      david,
    )
    const other = await add(
      { firstName: 'Ute', iban: 'FR1420041010050500013M02606', email: 'u@example.com' },
      david,
    )
    const third = await add({ firstName: 'Eno', iban: 'FR1420041010050500013M02606' }, david)
    await withoutBank(server, 'manager', async (by) => {
      expect(await reasonsOf(one, other, by)).toEqual(['email'])
      expect(await reasonsOf(one, third, by)).toBeNull()
    })
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
    for (const [of, from] of [
      [one, other],
      [other, one],
    ] as const) {
      const audited = await auditRows(server.db, { entityId: of.id })
      expect(audited.filter(({ action }) => action === 'shareholders.keptApart')).toMatchObject([
        {
          entity: 'shareholder',
          reference: of.number,
          changes: { notSameAs: [null, from.number] },
          actor: 'Margaret Chen',
        },
      ])
    }
  })

  it('may be the same after all', async () => {
    const one = await add({ firstName: 'Lia', email: 'lia@example.com' })
    const other = await add({ firstName: 'Mia', email: 'lia@example.com' })
    await apart(one, other)
    expect(await rowOf(one, other, { view: 'keptApart' })).toMatchObject({
      keptApartBy: 'Margaret Chen',
      reasons: ['email'],
    })
    const again = () =>
      margaret.post('/shareholders/distinctions/withdrawals', {
        firstId: other.id,
        secondId: one.id,
      })
    expect((await again()).status).toBe(204)
    expect((await again()).status).toBe(204)
    expect(await reasonsOf(one, other)).toEqual(['email'])
    expect(await rowOf(one, other, { view: 'keptApart' })).toBeNull()
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

describe('a shareholder that is being typed', () => {
  const typed = (part: object, by = chloe) =>
    by.post<{ data: Lookalike[] }>('/shareholders/lookalikes', { kind: 'individual', ...part })

  it('looks like whoever the person sees, the likeliest first, with the reasons', async () => {
    const same = await add(
      { firstName: 'Éloi', email: 'eloi@example.com', birthDate: '1980-05-06' },
      chloe,
    )
    const wife = await add({ firstName: 'Rita', email: 'eloi@example.com' }, chloe)
    await add({ firstName: 'Anna', email: 'eloi@example.com' })
    const { body, status } = await typed({
      firstName: 'eloi ',
      lastName: 'QUENNEVILLE',
      email: ' Eloi@Example.com',
      birthDate: '1980-05-06',
    })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        id: same.id,
        number: same.number,
        name: 'Éloi Quenneville',
        reasons: ['email', 'nameAndBirthDate'],
      },
      { id: wife.id, number: wife.number, name: 'Rita Quenneville', reasons: ['email'] },
    ])
    expect((await typed({ email: 'eloi@example.com', exceptId: wife.id })).body.data).toHaveLength(
      1,
    )
  })

  it('looks like whoever has its exact number first, a stranger with its telephone last, told once', async () => {
    const [phone, phoneTwo] = ['+15145550141', '+15145550142']
    const ranked = [
      ['depotNumber', { firstName: 'Rank-1', depotNumber: 'RANK-1' }],
      ['email', { firstName: 'Rank-2', email: 'rank@example.com' }],
      ['nameAndBirthDate', { firstName: 'Ranked', birthDate: '1969-07-20' }],
      ['nameAndPhone', { firstName: 'Ranked', phone }],
      ['phone', { firstName: 'Rank-5', phone: phoneTwo, phoneTwo: phone }],
    ] as const
    for (const [, part] of ranked.toReversed()) await add(part, chloe)
    const { body } = await typed({
      firstName: 'Ranked',
      lastName: 'Quenneville',
      depotNumber: 'rank 1',
      email: 'rank@example.com',
      birthDate: '1969-07-20',
      phone,
      phoneTwo,
    })
    expect(body.data.map(({ reasons }) => reasons)).toEqual(ranked.map(([reason]) => [reason]))
  })

  it('is compared with nobody while nothing can be read yet, and refused nothing', async () => {
    expect((await typed({ email: '', phone: '12', iban: 'DE', lastName: '' })).body.data).toEqual(
      [],
    )
    expect((await typed({ email: 'x'.repeat(300) })).status).toBe(422)
  })

  it('is found by a telephone as people write it, and by an IBAN for whom bank details are open', async () => {
    const one = await add({
      firstName: 'Gil',
      phone: '+15145550177',
      iban: 'NL91 ABNA 0417 1643 00',
    })
    const typedBy = async (by: Caller, part: object) =>
      (await typed(part, by)).body.data
        .filter(({ id }) => id === one.id)
        .flatMap((each) => each.reasons)
    expect(await typedBy(margaret, { phone: '514 555-0177', country: 'CA' })).toEqual(['phone'])
    expect(await typedBy(margaret, { iban: 'nl91abna0417164300' })).toEqual(['iban'])
    await withoutBank(server, 'admin', async (by) =>
      expect(await typedBy(by, { iban: 'nl91abna0417164300' })).toEqual([]),
    )
  })
})
