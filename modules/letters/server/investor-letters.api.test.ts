import { sql } from 'kysely'
import { describe, expect, it, beforeAll } from 'vitest'
import {
  david,
  enter,
  genevieve,
  margaret,
  server,
  withPeople,
  workedExample,
} from '#modules/orders/server/orders.test-people.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { KeptLetter } from '../contract/letters.endpoints.ts'
import { download, lettersOf, printAll, textOf } from './letters.test-people.ts'

withPeople()

let holder = ''
let order = ''
beforeAll(async () => {
  const { shareholderId, orders } = await workedExample()
  holder = shareholderId
  order = orders[2]?.id ?? ''
})

const extractOf = (id: string, body: object, by = david) =>
  by.post<KeptLetter>(`/shareholders/${id}/register-extracts`, body)
const confirm = (id: string, body: object, by = david) =>
  by.post<KeptLetter>(`/orders/${id}/confirmation-letters`, body)

describe('An extract of the register', () => {
  it('says what somebody holds on a day, with every order and the total', async () => {
    const { status, body } = await extractOf(holder, { language: 'en', asOf: '2025-12-31' })
    expect([status, body.kind, body.madeBy]).toEqual([201, 'registerExtract', 'David MacKinnon'])
    expect(body.name).toMatch(/^Extract of the register .+\.pdf$/)
    const text = await textOf((await download(server, david, body.id)).content)
    expect(text).toContain('Your holdings as of December 31, 2025')
    expect(text).toMatch(/Shares held 120/)
    expect(text).toMatch(/Jun 20, 2025 Sell −60 15\.00 −900\.00 90/)
    expect(text).toMatch(/Total 120 1,185\.00 120/)
  })

  it('is as of its day, in the language that was chosen', async () => {
    const { body } = await extractOf(holder, { language: 'fr', asOf: '2025-02-01' })
    const text = await textOf((await download(server, david, body.id)).content)
    expect(text).toContain('Vos avoirs au 1er février 2025')
    expect(text).toMatch(/Actions détenues 100/)
    expect(text).not.toContain('Vente')
  })

  it('stays as it was when the ledger goes on', async () => {
    const { body } = await extractOf(holder, { language: 'en', asOf: '2025-12-31' })
    const before = await download(server, david, body.id)
    await enter(david, holder, ['buy', '2025-12-01', '10', '20'])
    await printAll(server)
    expect((await download(server, david, body.id)).hash).toBe(before.hash)
  })

  it('goes over pages for whoever has traded often', async () => {
    const busy = await newShareholder(david)
    for (let at = 0; at < 40; at++) await enter(david, busy, ['buy', '2025-01-10', '1', '10'])
    const { body } = await extractOf(busy, { language: 'en', asOf: '2025-12-31' })
    const pages = (await textOf((await download(server, david, body.id)).content)).split('\f')
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Balance')
  })

  it('says that somebody holds nothing, without an address too', async () => {
    const { body } = await extractOf(await newShareholder(david), {
      language: 'en',
      asOf: '2025-12-31',
    })
    const text = await textOf((await download(server, david, body.id)).content)
    expect(text).toContain('You held no shares on this day.')
  })

  it('is not made of a day to come', async () => {
    const { status, body } = await extractOf(holder, { language: 'en', asOf: '2099-01-01' })
    expect([status, body.errors?.['asOf']?.[0]?.message]).toEqual([
      422,
      'Enter today or an earlier day',
    ])
  })

  it('is made and read by whoever may change the shareholder, and read by whoever sees its figures', async () => {
    const body = { language: 'en', asOf: '2025-12-31' }
    expect((await extractOf(holder, body, genevieve)).status).toBe(403)
    expect((await extractOf(holder, body, await server.as('caseOfficer'))).status).toBe(403)
    const { body: made } = await extractOf(holder, body)
    expect((await download(server, genevieve, made.id)).status).toBe(200)
    expect((await download(server, await server.as('caseOfficer'), made.id)).status).toBe(404)
    expect((await download(server, await server.as('employer'), made.id)).status).toBe(404)
    const mathis = await server.as('employee')
    expect((await mathis.get(`/letters/shareholder/${holder}`)).status).toBe(404)
  })

  it('is not read by whoever sees the shareholder without its figures', async () => {
    const { body: made } = await extractOf(holder, { language: 'en', asOf: '2025-12-31' })
    const { rows } = await sql<{ id: string; rules: string }>`select r.id, r.rules::text as rules
      from roles r join users u on u.role_id = r.id where u.email = 'care@example.org'`.execute(
      server.db,
    )
    const [role] = rows
    await sql`update roles set rules = (select jsonb_agg(case when rule ->> 'subject' like 'Shareholders%'
        then rule || '{"fields": ["basic"]}' else rule end) from jsonb_array_elements(rules) rule)
      where id = ${role?.id}`.execute(server.db)
    const chloe = await server.as('care')
    const listed = await chloe.get<{ data: object[] }>(`/letters/shareholder/${holder}`)
    expect([listed.status, listed.body.data]).toEqual([200, []])
    expect((await download(server, chloe, made.id)).status).toBe(404)
    await sql`update roles set rules = ${role?.rules}::jsonb where id = ${role?.id}`.execute(
      server.db,
    )
    expect((await download(server, chloe, made.id)).status).toBe(200)
  })

  it('is in the log, by whom it was made', async () => {
    const rows = await auditRows(server.db, { action: 'keptLetters.made' })
    expect(rows[0]).toMatchObject({ actor: 'David MacKinnon' })
  })
})

describe('The confirmation of an order', () => {
  it('says what was sold, for how much and when', async () => {
    const { status, body } = await confirm(order, { language: 'fr' })
    expect([status, body.kind]).toEqual([201, 'orderConfirmation'])
    const text = await textOf((await download(server, david, body.id)).content)
    expect(text).toContain('Confirmation de votre vente d’actions')
    expect(text).toMatch(/Nombre d’actions 60/)
    expect(text).toMatch(/900,00 CAD/)
    expect((await lettersOf(david, 'order', order)).map(({ id }) => id)).toContain(body.id)
  })

  it('is not made of what is void, and says why', async () => {
    const { shareholderId } = await workedExample()
    const { body: last } = await enter(david, shareholderId, ['buy', '2025-10-01', '5', '10'])
    const { version } = (await margaret.get<{ version: number }>(`/orders/${last.id}`)).body
    await margaret.post(`/orders/${last.id}/voiding`, { reason: 'Entered twice' }, { version })
    const { status, body } = await confirm(last.id, { language: 'en' })
    expect([status, body.code, body.title]).toEqual([
      409,
      'orderIsVoid',
      'A void order cannot be confirmed',
    ])
  })

  it('is read by whoever sees its shareholder, whose address is on it', async () => {
    const { body } = await confirm(order, { language: 'en' })
    const read = async () => (await download(server, await server.as('auditor'), body.id)).status
    expect(await read()).toBe(200)
    await sql`update roles set rules = (select jsonb_agg(rule) from jsonb_array_elements(rules) rule
      where rule ->> 'subject' not like 'Shareholders%') where id = (select role_id from users where email = 'auditor@example.org')`.execute(
      server.db,
    )
    expect((await (await server.as('auditor')).get(`/orders/${order}`)).status).toBe(200)
    expect(await read()).toBe(404)
  })

  it('is not made by whoever only looks', async () => {
    expect((await confirm(order, { language: 'en' }, genevieve)).status).toBe(403)
  })
})
