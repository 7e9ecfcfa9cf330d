import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { saidIn } from '#apps/server/test-text.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { rowsOf, take, uploadFile } from './imports.test-world.ts'
import { margaret, server, sheet, withPeople } from './imports.test-people.ts'

withPeople()

const rightIban = 'DE89370400440532013000'
const wrongIban = 'GB29NWBK60161331926819'

interface Rule {
  action: string
  subject: string
  scope?: string
  fields?: string[]
}

const seeing = (...fields: string[]): Rule[] =>
  ['Shareholders List', 'Shareholders View'].map((subject) => ({ action: 'view', subject, fields }))
const importing: Rule[] = ['view', 'import'].map((action) => ({ action, subject: 'Imports' }))
const editing = (...fields: string[]): Rule[] =>
  ['create', 'update'].map((action) => ({ action, subject: 'Shareholders Edit', fields }))

/** Tomasz of Care as somebody who may do just this. */
async function somebody(...rules: Rule[][]): Promise<Caller> {
  await sql`update roles set rules = ${JSON.stringify(rules.flat())}::jsonb where key = 'care'`.execute(
    server.db,
  )
  return server.as('care')
}

async function banked(part: object = {}) {
  const { body, status } = await margaret.post<ShareholderRecord>('/shareholders', {
    kind: 'individual',
    lastName: 'Vandenberg',
    language: 'en',
    bankName: 'Polder Bank',
    iban: rightIban,
    ...part,
  })
  expect(status).toBe(201)
  return body
}

const options = { matchBy: 'number', onMatch: 'update', onMissing: 'skip' }

describe('a file with bank details', () => {
  it('is not checked by whoever may not see and enter them, whatever its rows say', async () => {
    const { number } = await banked()
    for (const iban of [rightIban, wrongIban]) {
      const by = await somebody(importing, seeing('basic', 'figures'), editing('basic'))
      const content = sheet(['Number,IBAN,Bank', `${number},${iban},Polder Bank`])
      const { body: up } = await uploadFile(server, by, { content })
      const body = {
        mapping: ['number', 'iban', 'bankName'],
        options: { ...up.options, ...options },
      }
      const path = `/imports/${up.id}/check`
      const refused = await by.post<object>(path, body, { version: up.version })
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { mapping: [{ code: 'columnClosed' }] } },
      })
      expect(JSON.stringify(refused.body)).toContain('IBAN, Bank')
      const open = { ...body, mapping: ['number', null, null] }
      expect((await by.post(path, open, { version: up.version })).status).toBe(200)
    }
  })

  it('is refused row by row alike where somebody may enter those of other shareholders alone', async () => {
    const { number } = await banked()
    const by = await somebody(
      importing,
      seeing('basic'),
      seeing('bank').map((rule) => ({ ...rule, scope: 'own' })),
      editing('basic'),
      editing('bank').map((rule) => ({ ...rule, scope: 'own' })),
    )
    const outcomes = []
    for (const iban of [rightIban, wrongIban]) {
      const content = sheet(['Number,IBAN', `${number},${iban}`])
      const { body: up } = await uploadFile(server, by, { content })
      const body = { mapping: ['number', 'iban'], options: { ...up.options, ...options } }
      const checked = await take(server, by, { ...up, step: 'check', body })
      const [row] = await rowsOf(by, up.id)
      outcomes.push([checked.counts, row?.problems])
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(outcomes[0]?.[0]).toEqual({ refused: 1 })
  })
})

it('an own share price in a file is refused at its column for whoever does not see figures', async () => {
  const by = await somebody(importing, seeing('basic', 'bank'), editing('basic', 'bank'))
  const content = sheet(['Last name,Price', 'Roy,7.25'])
  const { body: up } = await uploadFile(server, by, { content })
  const body = { mapping: ['lastName', 'sharePriceOverride'], options: up.options }
  const refused = await by.post(`/imports/${up.id}/check`, body, { version: up.version })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { mapping: [{ code: 'columnClosed' }] } },
  })
})

describe('what stands in somebody else’s file', () => {
  const secret = 'NL91ABNA0417164301'

  /** Everything that is told of an import. */
  async function told(by: Caller, id: string) {
    const parts = ['', '/rows', '/problems', '/repeats', '/effects']
    const answers = []
    for (const part of parts) answers.push(await by.get<object>(`/imports/${id}${part}`))
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
    const errors = await fetch(`${server.address}/api/imports/${id}/errors`, {
      headers: { authorization: `Bearer ${by.token}` },
    })
    return {
      whole: saidIn(answers.map(({ body }) => body)) + (await errors.text()),
      errors: errors.status,
      record: answers[0]?.body,
    }
  }

  async function wrongFile(header = 'Last name,IBAN') {
    const content = sheet([header, `Osei,${secret}`, `Osei,${secret}`])
    const { body: up } = await uploadFile(server, margaret, { content })
    const body = { mapping: up.mapping, options: up.options }
    return take(server, margaret, { ...up, step: 'check', body })
  }

  it('is told to whoever sees all that is protected in it, and to others as counts alone', async () => {
    const { id } = await wrongFile()
    const open = await told(await somebody(importing, seeing('basic', 'bank')), id)
    expect([open.errors, open.record]).toMatchObject([200, { isOpen: true }])
    expect(open.whole).toContain(secret)
    const closed = await told(await somebody(importing, seeing('basic', 'figures')), id)
    expect([closed.errors, closed.record]).toMatchObject([
      403,
      { isOpen: false, sample: [], header: ['Last name', 'Bank IBAN'], counts: { refused: 2 } },
    ])
    expect(closed.whole).not.toMatch(/NL91|Osei/)
    expect((await told(margaret, id)).whole).toContain(secret)
  })

  it('is not told to whoever sees that of some shareholders, nor in a column left out', async () => {
    const own = seeing('bank').map((rule) => ({ ...rule, scope: 'own' }))
    const { id } = await wrongFile()
    expect((await told(await somebody(importing, seeing('basic'), own), id)).whole).not.toMatch(
      /NL91/,
    )
    const other = await wrongFile('Last name,Something')
    const by = await somebody(importing, seeing('basic', 'figures'))
    expect((await told(by, other.id)).whole).not.toMatch(/NL91/)
  })

  it('is not told where its first row stands in place of headings', async () => {
    const content = sheet([`Osei,${secret}`, `Mensah,${secret}`])
    const { body: up } = await uploadFile(server, margaret, { content })
    expect(up.header).toEqual(['Osei', secret])
    const by = await somebody(importing, seeing('basic', 'figures'))
    const closed = await told(by, up.id)
    expect(closed.whole).not.toMatch(/NL91|Osei/)
    expect(closed.record).toMatchObject({ header: ['', ''] })
    const body = { mapping: ['lastName', 'iban'], options: up.options }
    await take(server, margaret, { ...up, step: 'check', body })
    const mapped = await told(by, up.id)
    expect(mapped.whole).not.toMatch(/NL91|Osei/)
    expect(mapped.record).toMatchObject({ header: ['Last name', 'Bank IBAN'] })
  })

  it('is neither mapped anew nor mended by whoever is not told', async () => {
    const { id, version, options: read } = await wrongFile()
    const by = await somebody(importing, seeing('basic', 'figures'), editing('basic'))
    const body = { mapping: ['lastName', 'firstName'], options: read }
    expect((await by.post(`/imports/${id}/check`, body, { version })).status).toBe(403)
    const mend = { field: 'iban', key: 'x', line: null, value: '' }
    expect((await by.post(`/imports/${id}/mends`, mend, { version })).status).toBe(403)
  })

  it('is told of ledgers to those alone who see figures', async () => {
    const { number } = await banked({ lastName: 'Okafor' })
    const content = sheet([
      'Shareholder,Side,Trade date,Volume,Price',
      `${number},buy,2025-01-10,100,10`,
      `${number},sell,2025-01-11,900,10`,
    ])
    const { body: up } = await uploadFile(server, margaret, { content, kind: 'orders' })
    const mapping = ['shareholderId', 'side', 'tradedOn', 'volume', 'price']
    await take(server, margaret, { ...up, step: 'check', body: { mapping, options: up.options } })
    const effectsFor = async (by: Caller) =>
      (await by.get<{ data: object[] }>(`/imports/${up.id}/effects`)).body.data
    expect(await effectsFor(await somebody(importing, seeing('basic', 'figures')))).toHaveLength(1)
    const by = await somebody(importing, seeing('basic', 'bank'))
    expect(await effectsFor(by)).toEqual([])
    expect((await told(by, up.id)).whole).not.toContain('900')
    expect(await ownId(by)).not.toBe(await ownId(margaret))
  })
})
