import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { ShareholderRow } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import type { ImportRecord } from '../contract/imports.endpoints.ts'
import { importAll, rowsOf, take, uploadFile } from './imports.test-world.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const sheet = (...lines: string[]) => lines.join('\n')
const found = async (search: string) =>
  (await margaret.get<{ data: ShareholderRow[] }>(`/shareholders?search=${search}&sort=number`))
    .body.data
const byEmail = { matchBy: 'email', onMatch: 'update', onMissing: 'create' }
const taken = async (content: string, options: object = byEmail) =>
  importAll(server, margaret, { content, options })
const told = async ({ id }: ImportRecord) =>
  (await rowsOf(margaret, id)).map(({ line, problems }) => [
    line,
    ...problems.map(({ field }) => field),
  ])

describe('rows that are taken at once', () => {
  it('are numbered in the order of the file, each with its audit row', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `Orderly-${String(at).padStart(2, '0')}`)
    const done = await taken(sheet('Last name', ...names))
    expect(done.counts).toEqual({ created: 40 })
    const rows = await found('orderly&perPage=50')
    expect(rows.map(({ name }) => name)).toEqual(names)
    const audited = (await auditRows(server.db, { action: 'shareholders.added' })).slice(-40)
    expect(audited).toMatchObject(
      rows.map(({ id, number }) => ({
        entity: 'shareholder',
        entityId: id,
        reference: number,
        actor: 'Margaret Chen',
      })),
    )
  })

  it('see what rows before them did, when they are about the same shareholder', async () => {
    const done = await taken(
      sheet(
        'Last name,Email,City',
        'Again,again@many.example.org,Hull',
        'Between,between@many.example.org,Hull',
        'Again,AGAIN@many.example.org,Laval',
        'Again,again@many.example.org,Gatineau',
      ),
    )
    expect(done.counts).toEqual({ created: 2, updated: 2 })
    expect(await found('again@many')).toMatchObject([{ city: 'Gatineau', version: 3 }])
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.counts).toEqual({ reverted: 2, kept: 2 })
  })

  it('do not take a depot number twice, and one row alone is refused for it', async () => {
    const done = await taken(
      sheet('Last name,Depot number', 'One,dep 77', 'Two,DEP  77', 'Three,DEP 78'),
      { matchBy: null },
    )
    expect(done.counts).toEqual({ created: 2, failed: 1 })
    expect(await told(done)).toEqual([[3, 'Depot number']])
  })

  it('pass a depot number on, whichever row comes first', async () => {
    const people = (a: string, b: string) =>
      sheet('Last name,Email,Depot number', `Giver,giver@many.example.org,${a}`, b)
    await taken(people('PASS 1', 'Taker,taker@many.example.org,'))
    const handed = await taken(people('PASS 2', 'Taker,taker@many.example.org,PASS 1'))
    expect(handed.counts).toEqual({ updated: 2 })
    const back = await take(server, margaret, { ...handed, step: 'reversal' })
    expect(back.counts).toEqual({ reverted: 2 })
    expect(await found('giver@many')).toMatchObject([{ depotNumber: 'PASS 1' }])
    expect(await found('taker@many')).toMatchObject([{ depotNumber: null }])
    const early = await taken(
      sheet(
        'Last name,Email,Depot number',
        'Taker,taker@many.example.org,PASS 1',
        'Giver,giver@many.example.org,PASS 2',
        'Newcomer,newcomer@many.example.org,PASS 1',
      ),
    )
    expect(early.counts).toEqual({ failed: 1, updated: 1, created: 1 })
    expect(await told(early)).toEqual([[2, 'Depot number']])
  })

  it('are told everything that is wrong with them, what cannot be read included', async () => {
    const { body: up } = await uploadFile(server, margaret, {
      content: sheet(
        'Last name,Email,Date of birth,Country,Relationship manager',
        'Wrong,not an email,31.31.1980,Atlantis,Nobody Known',
      ),
    })
    const { mapping, options } = up
    const body = { mapping, options }
    await take(server, margaret, { ...up, step: 'check', body })
    const [row] = await told(up)
    expect(row?.slice(1).toSorted()).toEqual(
      ['Country', 'Date of birth', 'Email', 'Relationship manager'].toSorted(),
    )
  })
})

describe('a reversal', () => {
  it('leaves a shareholder on whom somebody wrote a note, and takes the others away', async () => {
    const done = await taken(sheet('Last name', 'Noted-A', 'Noted-B', 'Noted-C'))
    const noted = (await found('noted-b'))[0]
    const note = await margaret.post(`/records/shareholder/${noted?.id}/notes`, {
      body: 'Called back.',
      isPinned: false,
      visibility: 'team',
    })
    expect(note.status).toBe(201)
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.counts).toEqual({ reverted: 2, kept: 1 })
    expect((await found('noted')).map(({ name }) => name)).toEqual(['Noted-B'])
  })

  it('leaves a shareholder who has bought since, among hundreds', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Buyer-${at}`)
    const done = await taken(sheet('Last name', ...names))
    const buyers = await found('buyer&perPage=100')
    for (const { id } of [buyers[7], buyers[33]].filter((each) => each !== undefined)) {
      const { assigneeId } = (await margaret.get<{ assigneeId: string }>(`/shareholders/${id}`))
        .body
      const order = {
        side: 'buy',
        tradedOn: '2026-01-05',
        tradedAt: '00:00',
        volume: '5',
        price: '10',
      }
      const { status } = await margaret.post('/orders', { ...order, shareholderId: id, assigneeId })
      expect(status).toBe(201)
    }
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.counts).toEqual({ reverted: 58, kept: 2 })
    expect(await found('buyer&perPage=100')).toHaveLength(2)
  })
})
