import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { codeOf } from '#apps/server/test-answers.ts'
import type { BankAccountRecord, BankAccounts } from '../contract/bank-accounts.endpoints.ts'

let server: TestServer
let rachel: Caller
let priya: Caller
let employerId: string

beforeAll(async () => {
  server = await openTestServer()
  rachel = await server.as('employer')
  priya = await server.as('finance')
  const { rows } = await sql<{ id: string }>`
    select employer_id as id from users where email = 'employer@example.org'`.execute(server.db)
  employerId = rows[0]!.id
})
beforeEach(() => sql`truncate bank_accounts, payments cascade`.execute(server.db))
afterAll(() => server.close())

const account = {
  holderName: 'Northlight Energy Cooperative',
  institution: '003',
  transit: '0 1 2 3 4',
  accountNumber: '123-4567',
}
const add = (by: Caller, body: object = {}) =>
  by.post<BankAccounts>(`/employers/${employerId}/bank-accounts`, { ...account, ...body })
const read = async (by: Caller) =>
  (await by.get<BankAccounts>(`/employers/${employerId}/bank-accounts`)).body
const act = (by: Caller, { id, version }: BankAccountRecord, noun: string, body?: object) =>
  by.post<BankAccountRecord>(`/bank-accounts/${id}/${noun}`, body, { version })
const states = async () => (await read(priya)).data.map(({ status }) => status)

describe('the bank account of an employer', () => {
  it('is entered by its people, encrypted and masked, and told to the contact on file', async () => {
    const { status, body } = await add(rachel)
    expect([status, body]).toMatchObject([
      201,
      {
        can: { add: true },
        data: [
          {
            status: 'proposed',
            transit: '01234',
            accountNumber: '•••• 567',
            addedBy: null,
            can: {},
          },
        ],
      },
    ])
    const { rows } = await sql<{ kept: string }>`
      select account_number as kept from bank_accounts`.execute(server.db)
    expect(rows[0]?.kept).not.toContain('1234567')
    const { rows: letters } = await sql<{ body: string }>`
      select body from outbox_messages where template = 'bankAccounts.entered'`.execute(server.db)
    expect(letters.at(-1)?.body).toContain('567')
    expect(letters.at(-1)?.body).not.toContain('1234567')
  })

  it.each<[object, string, string]>([
    [{ institution: '12' }, 'institution', 'Enter the 3 digits of the institution number'],
    [{ transit: '123456' }, 'transit', 'Enter the 5 digits of the transit number'],
    [{ accountNumber: '12ab567' }, 'accountNumber', 'Enter 7 to 12 digits'],
    [{ accountNumber: '1234567890123' }, 'accountNumber', 'Enter 7 to 12 digits'],
    [{ holderName: '' }, 'holderName', 'Complete “Name on the account”'],
  ])('is refused as %j, at its field', async (wrong, field, message) => {
    const { status, body } = await add(rachel, wrong)
    expect([status, body.errors]).toMatchObject([422, { [field]: [{ message }] }])
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })

  it('is verified by finance, and gives way to the next one that is', async () => {
    await add(rachel)
    const [first] = (await read(priya)).data
    expect((await act(priya, first!, 'verification')).body).toMatchObject({
      status: 'verified',
      decidedBy: 'Priya Raman',
    })
    await add(rachel, { accountNumber: '7654321' })
    expect(await states()).toEqual(['proposed', 'verified'])
    await add(rachel, { accountNumber: '7654322' })
    expect(await states()).toEqual(['proposed', 'replaced', 'verified'])
    const [next] = (await read(priya)).data
    await act(priya, next!, 'verification')
    expect(await states()).toEqual(['verified', 'replaced', 'replaced'])
  })

  it('is refused with a reason that the employer reads', async () => {
    await add(rachel)
    const [account] = (await read(priya)).data
    await act(priya, account!, 'refusal', { reason: 'The name is another' })
    expect((await read(rachel)).data).toMatchObject([
      { status: 'refused', refusal: 'The name is another', decidedBy: null },
    ])
  })

  it('is not verified by whoever entered it, nor by the employer', async () => {
    const margaret = await server.as('superAdmin')
    await add(margaret)
    const [account] = (await read(margaret)).data
    expect(codeOf(await act(margaret, account!, 'verification'))).toEqual([409, 'fourEyes'])
    expect((await act(rachel, account!, 'verification')).status).toBe(403)
    expect((await act(priya, account!, 'verification')).status).toBe(200)
  })

  it('is neither entered nor verified in a session that proved long ago whose it is', async () => {
    await add(rachel)
    const [account] = (await read(priya)).data
    await sql`update sessions set proved_at = proved_at - interval '1 day'`.execute(server.db)
    expect(codeOf(await add(rachel))).toEqual([428, 'proofRequired'])
    expect(codeOf(await act(priya, account!, 'verification'))).toEqual([428, 'proofRequired'])
    expect(await states()).toEqual(['proposed'])
    await sql`update sessions set proved_at = proved_at + interval '1 day'`.execute(server.db)
  })

  it('is offered on the record to those alone who may see it', async () => {
    const canOf = async (by: Caller) =>
      (await by.get<{ can: object }>(`/employers/${employerId}`)).body.can
    expect(await canOf(priya)).toMatchObject({ bank: true })
    expect(await canOf(await server.as('caseOfficer'))).not.toHaveProperty('bank')
    const profile = `/employers/${employerId}/profile`
    expect((await rachel.get<{ can: object }>(profile)).body.can).toMatchObject({ bank: true })
  })

  it('waits but once, also when many are entered at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => add(rachel, { accountNumber: String(1234567 + at) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await states()).filter((each) => each === 'proposed')).toHaveLength(1)
  })

  it('is shown in full on record, and to those alone who may see it', async () => {
    await add(rachel)
    const [{ id }] = (await read(rachel)).data as [BankAccountRecord]
    const shown = await rachel.post<{ accountNumber: string }>(`/bank-accounts/${id}/reveal`)
    expect(shown.body.accountNumber).toBe('1234567')
    const { rows } =
      await sql`select actor_name from audit_log where action = 'bankAccounts.revealed'
      and entity_id = ${id}`.execute(server.db)
    expect(rows).toEqual([{ actor_name: 'Rachel Okafor' }])
    const amina = await server.as('caseOfficer')
    expect((await amina.post(`/bank-accounts/${id}/reveal`)).status).toBe(403)
    await sql`update bank_accounts set employer_id = (select id from employers where id <> employer_id limit 1)`.execute(
      server.db,
    )
    expect((await rachel.post(`/bank-accounts/${id}/reveal`)).status).toBe(404)
  })
})

const elsewhere = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from employers where id <> ${employerId} limit 1`.execute(server.db)
  return `/employers/${rows[0]!.id}/bank-accounts`
}
const missing = `/employers/00000000-0000-7000-8000-000000000000/bank-accounts`

describe('the accounts of employers', () => {
  it('are neither seen nor entered by the people of another, and entered by nobody who verifies', async () => {
    const other = await elsewhere()
    expect((await rachel.get(other)).status).toBe(404)
    expect((await rachel.post(other, account)).status).toBe(404)
    expect((await add(priya)).status).toBe(403)
    expect((await read(priya)).can).toEqual({})
  })

  it('are those of an employer that there is', async () => {
    const margaret = await server.as('superAdmin')
    expect((await margaret.get(missing)).status).toBe(404)
    expect((await margaret.post(missing, account)).status).toBe(404)
  })

  it('are replaced by those of the same employer alone', async () => {
    const margaret = await server.as('superAdmin')
    const other = await elsewhere()
    await margaret.post(other, account)
    await add(rachel)
    const { body } = await margaret.get<BankAccounts>(other)
    const [theirs] = body.data
    await act(priya, theirs!, 'verification')
    const [ours] = (await read(priya)).data
    await act(priya, ours!, 'verification')
    const states = (await priya.get<BankAccounts>(other)).body.data.map(({ status }) => status)
    expect(states).toEqual(['verified'])
  })

  it('are not refused by whoever entered them', async () => {
    const margaret = await server.as('superAdmin')
    await add(margaret)
    const [entered] = (await read(margaret)).data
    const refused = await act(margaret, entered!, 'refusal', { reason: 'A test' })
    expect(codeOf(refused)).toEqual([409, 'fourEyes'])
  })
})

describe('what becomes of an account', () => {
  const profile = () => `/users/EditEmployerProfile?id=${employerId}`
  const told = async () => {
    const { data } = (
      await rachel.get<{ data: { text: string; path: string }[] }>('/notifications?perPage=5')
    ).body
    return data.filter(({ path }) => path === profile()).map(({ text }) => text)
  }
  const letters = async () => {
    const { rows } = await sql<{ template: string; link: string }>`
      select template, link from outbox_messages where template like 'bankAccounts.%' order by id`.execute(
      server.db,
    )
    return rows
  }

  it('is told to the contact on file by a letter and in the portal, and both lead to it', async () => {
    await sql`update employers set contact_email = 'employer@example.org' where id = ${employerId}`.execute(
      server.db,
    )
    const before = (await letters()).length
    await add(rachel)
    const [first] = (await read(priya)).data
    await act(priya, first!, 'verification')
    await add(rachel)
    const [second] = (await read(priya)).data
    await act(priya, second!, 'refusal', { reason: 'The name is another' })
    const sent = (await letters()).slice(before)
    expect(sent.map(({ template }) => template)).toEqual([
      'bankAccounts.entered',
      'bankAccounts.verified',
      'bankAccounts.entered',
      'bankAccounts.refused',
    ])
    for (const { link } of sent) expect(link).toContain(profile())
    expect(await told()).toEqual([
      'Bank account for payments: not verified',
      'Bank account for payments: new details to verify',
      'Bank account for payments: verified',
      'Bank account for payments: new details to verify',
    ])
    await sql`update bank_accounts set employer_id = (select id from employers where id <> ${employerId} limit 1)
      where id = ${second!.id}`.execute(server.db)
    expect(await told()).toHaveLength(2)
  })
})
