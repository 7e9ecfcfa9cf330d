import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { importAll, rowsOf, take, uploadFile } from '#modules/imports/server/imports.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { withoutFigures } from './without-group.test-world.ts'

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

let people = 0
const add = async (part: object = {}, by = margaret) =>
  by.post<ShareholderRecord>('/shareholders', {
    kind: 'individual',
    firstName: 'Ada',
    lastName: `Refusal ${++people}`,
    language: 'en',
    ...part,
  })

const wrongAt = (answer: { body: { errors?: unknown } }, field: string) =>
  (answer.body.errors as Record<string, { code: string }[]> | undefined)?.[field]?.[0]?.code

describe('what contradicts is refused at its field', () => {
  it('when it is added and when half of it is changed', async () => {
    const wrong = { country: 'DE', postCode: 'H2X 1Y4' }
    expect(wrongAt(await add(wrong), 'postCode')).toBe('postCode')
    const { body: known } = await add({ country: 'CA', postCode: 'H2X 1Y4', city: 'Montréal' })
    const moved = await margaret.patch(`/shareholders/${known.id}`, { country: 'DE' }, known)
    expect([moved.status, wrongAt(moved, 'postCode')]).toEqual([422, 'postCode'])
  })
})

describe('a depot number', () => {
  it('is one shareholder’s, also when five are added with it at the same moment', async () => {
    const depotNumber = 'RACE-1'
    const answers = await Promise.all(Array.from({ length: 5 }, () => add({ depotNumber })))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, 422, 422, 422, 422])
    for (const answer of answers.filter(({ status }) => status === 422))
      expect(wrongAt(answer, 'depotNumber')).toBe('taken')
  })
})

describe('a relationship manager', () => {
  it('is active staff, and not somebody who is unknown, disabled or of an employer', async () => {
    const { body: known } = await add()
    const rachel = await ownId(await server.as('employer'))
    for (const assigneeId of ['00000000-0000-4000-8000-000000000000', rachel]) {
      const answer = await margaret.patch(`/shareholders/${known.id}`, { assigneeId }, known)
      expect([answer.status, wrongAt(answer, 'assigneeId')]).toEqual([422, 'missing'])
    }
  })

  it('is needed where an adviser would lose sight of their own shareholder', async () => {
    const { body: own } = await add({}, chloe)
    expect(own.assignee?.id).toBe(await ownId(chloe))
    const nobody = await chloe.patch(`/shareholders/${own.id}`, { assigneeId: null }, own)
    expect([nobody.status, wrongAt(nobody, 'assigneeId')]).toEqual([422, 'required'])
    const other = await chloe.patch(
      `/shareholders/${own.id}`,
      { assigneeId: await ownId(david) },
      own,
    )
    expect([other.status, wrongAt(other, 'assigneeId')]).toEqual([422, 'missing'])
  })
})

describe('an own share price is a figure', () => {
  it('which whoever sees no figures neither sets nor takes away', async () => {
    const { body: known } = await add({ assigneeId: await ownId(chloe) })
    await withoutFigures(server, 'manager', async (by) => {
      for (const sharePriceOverride of ['12', null]) {
        const answer = await by.patch(`/shareholders/${known.id}`, { sharePriceOverride }, known)
        expect(answer.status, String(sharePriceOverride)).toBe(403)
      }
      expect((await by.patch(`/shareholders/${known.id}`, { city: 'Laval' }, known)).status).toBe(
        200,
      )
      expect((await add({ sharePriceOverride: '12' }, by)).status).toBe(403)
    })
  })
})

describe('bank details', () => {
  it('are revealed of the own shareholders alone to whoever sees those alone, and leave no trace else', async () => {
    const { body: known } = await add({ iban: 'DE89 3704 0044 0532 0130 00' })
    const seeing = { action: 'view', subject: 'Shareholders View' }
    const rules = [
      { ...seeing, fields: ['basic'] },
      { ...seeing, scope: 'own', fields: ['bank'] },
    ]
    await sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'care'`.execute(
      server.db,
    )
    const tomasz = await server.as('care')
    const path = `/shareholders/${known.id}`
    expect((await tomasz.get(path)).status).toBe(200)
    expect((await tomasz.post(`${path}/bank-reveal`)).status).toBe(403)
    const audited = await auditRows(server.db, { entityId: known.id })
    expect(audited.map(({ action }) => action)).toEqual(['shareholders.added'])
    await margaret.patch(path, { assigneeId: await ownId(tomasz) }, known)
    expect((await tomasz.post(`${path}/bank-reveal`)).status).toBe(200)
  })
})

describe('a file of shareholders', () => {
  it('changes nobody where two are meant by the same address', async () => {
    const email = 'twice@refusal.example.org'
    await add({ email })
    await add({ email })
    const content = ['Last name,Email', `Changed,${email}`].join('\r\n')
    const options = { matchBy: 'email', onMatch: 'update', onMissing: 'skip' }
    const done = await importAll(server, margaret, { content, options })
    expect(done.counts).toMatchObject({ failed: 1 })
    expect((await rowsOf(margaret, done.id))[0]?.problems).toMatchObject([
      { field: 'Email', message: '2 records match; enter something that identifies one' },
    ])
  })

  it('says before anything is written which depot number is somebody else’s', async () => {
    await add({ depotNumber: 'FOREIGN-1' })
    const content = ['Last name,Depot number', 'Late,FOREIGN-1'].join('\r\n')
    const { body: up } = await uploadFile(server, margaret, { content })
    const options = { ...up.options, matchBy: null }
    const body = { mapping: up.mapping, options }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    expect(checked.counts).toMatchObject({ refused: 1 })
    expect((await rowsOf(margaret, checked.id))[0]?.problems).toMatchObject([
      { field: 'Depot number', message: 'Enter another value: this one is in use' },
    ])
  })
})
