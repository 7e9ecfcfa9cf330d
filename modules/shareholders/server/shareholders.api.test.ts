import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { saidIn } from '#apps/server/test-text.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type {
  BankDetails,
  ShareholderRecord,
  ShareholderRow,
  ShareholderTotals,
} from '../contract/shareholders.endpoints.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let genevieve: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  genevieve = await server.as('auditor')
})
afterAll(() => server.close())

const somebody = { kind: 'individual', lastName: 'Brière', firstName: 'Zoé', language: 'fr' }
const iban = 'DE89 3704 0044 0532 0130 00'
const add = (by: Caller, part: object = {}) =>
  by.post<ShareholderRecord>('/shareholders', { ...somebody, ...part })

describe('bank details', () => {
  it('are stored encrypted, answered masked and revealed on record', async () => {
    const { body, status } = await add(david, {
      iban,
      bankName: 'Hansebank',
      accountNumber: '7654321',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      iban: '•••• 3000',
      accountNumber: '•••• 4321',
      bankName: 'Hansebank',
    })
    const stored = await server.db
      .selectFrom('shareholders')
      .select(['iban', 'bank_name'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(stored.iban).toMatch(/^test:/)
    expect(JSON.stringify(stored)).not.toContain('Hansebank')
    const revealed = await david.post<BankDetails>(`/shareholders/${body.id}/bank-reveal`)
    expect(revealed.body.iban).toBe('DE89370400440532013000')
    const audited = await auditRows(server.db, { entityId: body.id })
    const about = { entity: 'shareholder', reference: body.number, actor: 'David MacKinnon' }
    expect(audited).toMatchObject([
      { ...about, action: 'shareholders.added' },
      { ...about, action: 'shareholders.bankRevealed' },
    ])
    expect(saidIn(audited)).not.toContain('3704')
  })

  it('that somebody looked at are not changed by them', async () => {
    const { body } = await add(david, { iban })
    await david.patch(`/shareholders/${body.id}`, { city: 'Gatineau' }, body)
    expect((await margaret.post(`/shareholders/${body.id}/bank-reveal`)).status).toBe(200)
    const late = await margaret.patch<Record<string, unknown>>(
      `/shareholders/${body.id}`,
      { city: 'Laval' },
      body,
    )
    expect(late.body).toMatchObject({ code: 'stale', changedBy: expect.stringMatching(/David/) })
  })

  it('leave in the trail that they changed, and not what they are', async () => {
    const { body } = await add(david, { iban, accountNumber: '11114321', bankName: 'Hansebank' })
    const save = (part: object, version: number) =>
      david.patch(`/shareholders/${body.id}`, part, { version })
    const changes = async () => (await auditRows(server.db, { entityId: body.id })).at(-1)?.changes
    await save({ iban: 'GB82 WEST 1234 5698 7654 32' }, 1)
    expect(await changes()).toEqual({ iban: ['••••', '••••'] })
    await save({ accountNumber: '22224321', bankName: null }, 2)
    expect(await changes()).toEqual({ accountNumber: ['••••', '••••'], bankName: ['••••', null] })
    await save({ accountNumber: '22224321', bankName: 'Alsterbank' }, 3)
    expect(await changes()).toEqual({ bankName: [null, '••••'] })
    const { rows } = await sql<{ row: string }>`
      select a::text as row from audit_log a where entity_id = ${body.id}::uuid`.execute(server.db)
    expect(rows).toHaveLength(4)
    expect(saidIn(rows)).not.toMatch(/4321|5432|Hansebank|Alsterbank/)
  })

  it('are masks to the auditor, and not for an adviser to change', async () => {
    const { body } = await add(chloe)
    const bank = { iban, bankName: 'Hansebank', accountNumber: '7654321' }
    await margaret.patch(`/shareholders/${body.id}`, bank, { version: 1 })
    const seen = await genevieve.get<ShareholderRecord>(`/shareholders/${body.id}`)
    expect(seen.body).toMatchObject({
      iban: '•••• 3000',
      accountNumber: '•••• 4321',
      bankName: '••••',
      bankAddress: null,
      can: { bankMask: true },
    })
    const history = await genevieve.get(`/shareholders/${body.id}/history`)
    expect(JSON.stringify(history.body)).toContain('"iban":[null,"••••"]')
    expect(saidIn([seen.body, history.body])).not.toMatch(/Hansebank|7654|DE89/)
    expect((await genevieve.post(`/shareholders/${body.id}/bank-reveal`)).status).toBe(403)
    expect((await chloe.get<ShareholderRecord>(`/shareholders/${body.id}`)).body.iban).toBe(
      '•••• 3000',
    )
    const changed = await chloe.patch(`/shareholders/${body.id}`, { iban }, { version: 2 })
    expect(changed.status).toBe(403)
    expect((await add(chloe, { iban })).status).toBe(403)
  })

  it('are not even masks to those who verify orders', async () => {
    const { body } = await add(david, { iban })
    const amelie = await server.as('care')
    const seen = await amelie.get<ShareholderRecord>(`/shareholders/${body.id}`)
    expect(seen.body).toMatchObject({ iban: null, can: {} })
    const history = await amelie.get(`/shareholders/${body.id}/history`)
    expect(JSON.stringify(history.body)).not.toContain('iban')
  })
})

describe('what is typed', () => {
  it.each([
    [{ iban: 'DE89370400440532013001' }, 'iban', 'iban'],
    [{ phone: '+1 514 000 0000' }, 'phone', 'phone'],
    [{ country: 'CA', postCode: '1204' }, 'postCode', 'postCode'],
    [{ birthDate: '2999-01-01' }, 'birthDate', 'notInFuture'],
    [{ kind: 'company' }, 'companyName', 'required'],
    [{ numberOfShares: '5' }, 'numberOfShares', 'unknown'],
  ])('is checked: %j', async (part, field, code) => {
    const answer = await add(margaret, part)
    expect([answer.status, answer.body.errors?.[field]?.[0]?.code]).toEqual([422, code])
  })

  it('is kept in one form: international phones, e-mail in lower case', async () => {
    const { body } = await add(margaret, {
      phone: '022 345 67 89',
      country: 'CH',
      postCode: '1204',
      email: 'Zoe.Briere@Example.org',
    })
    expect(body).toMatchObject({ phone: '+41223456789', email: 'zoe.briere@example.org' })
  })

  it('is not taken twice as a depot number', async () => {
    await add(margaret, { depotNumber: 'ch-77' })
    const second = await add(margaret, { depotNumber: 'CH-77' })
    expect(second.body.errors?.['depotNumber']?.[0]?.code).toBe('taken')
  })
})

describe('the list', () => {
  it('finds by name without accents, e-mail, phone digits and numbers', async () => {
    const { body } = await add(margaret, {
      lastName: 'Łukasiewicz-Éthier',
      email: 'unusual@example.org',
      phone: '+1 514 555 0147',
      depotNumber: 'QX-99871',
    })
    for (const search of ['ethier', 'UNUSUAL@', '(514) 555-0147', body.number, 'qx-99871']) {
      const found = await margaret.get<{ data: ShareholderRow[] }>(
        `/shareholders?search=${encodeURIComponent(search)}`,
      )
      expect([search, found.body.data.some(({ id }) => id === body.id)]).toEqual([search, true])
    }
  })

  it('adds up over all pages, kept or counted, to what each person may see', async () => {
    for (const caller of [margaret, david, chloe, genevieve]) {
      const kept = await caller.get<ShareholderTotals>('/shareholders/totals')
      const counted = await caller.get<ShareholderTotals>(
        '/shareholders/totals?filter[numberOfShares][gte]=0',
      )
      expect(kept.body).toEqual(counted.body)
      const { body } = await caller.get<{ meta: { total: number } }>('/shareholders')
      expect(body.meta.total).toBe(kept.body.count)
    }
  })
})

describe('archiving', () => {
  it('keeps everything and can be undone, one by one or many at once', async () => {
    const mine = (await add(david)).body
    const foreign = await margaret.get<{ data: ShareholderRow[] }>('/shareholders?perPage=100')
    const other = foreign.body.data.find(({ assignee }) => assignee?.name === 'Anna Weber')
    const { body } = await david.post<{ results: { problem: string | null }[] }>(
      '/shareholders/archivings',
      { ids: [mine.id, other?.id] },
    )
    expect(body.results.map(({ problem }) => problem)).toEqual([null, 'notFound'])
    const archived = await david.get<{ data: ShareholderRow[] }>('/shareholders?status=archived')
    expect(archived.body.data.map(({ id }) => id)).toContain(mine.id)
    const edited = await david.patch(`/shareholders/${mine.id}`, { city: 'Hull' }, { version: 2 })
    expect([edited.status, edited.body.code]).toEqual([409, 'wrongState'])
    const back = await david.post<ShareholderRecord>(
      `/shareholders/${mine.id}/restoration`,
      undefined,
      { version: 2 },
    )
    expect(back.body.status).toBe('active')
  })

  it('offers as relationship manager those alone whose shareholders one sees', async () => {
    const offered = async (by: Caller) =>
      (await by.get<{ data: { name: string }[] }>('/shareholders/managers')).body.data.map(
        ({ name }) => name,
      )
    expect(await offered(margaret)).toEqual(
      expect.arrayContaining(['Anna Weber', 'Chloé Bergeron', 'Philippe Roy']),
    )
    const team = await offered(david)
    expect(team).toEqual(expect.arrayContaining(['Chloé Bergeron', 'Philippe Roy']))
    expect(team).not.toContain('Anna Weber')
    expect(await offered(chloe)).toEqual(['Chloé Bergeron'])
  })

  it('assigns many, and takes them out of sight of whoever had them', async () => {
    const { body: managers } = await david.get<{ data: { id: string; name: string }[] }>(
      '/shareholders/managers',
    )
    const philippe = managers.data.find(({ name }) => name === 'Philippe Roy')
    const { body } = await add(chloe)
    await david.post('/shareholders/assignments', { ids: [body.id], assigneeId: philippe?.id })
    expect((await chloe.get(`/shareholders/${body.id}`)).status).toBe(404)
    expect((await david.get(`/shareholders/${body.id}`)).status).toBe(200)
  })
})
