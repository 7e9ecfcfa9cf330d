import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

type Answer = Record<string, unknown> & { id: string; version: number }

/** A line break, a bell, a mark that turns the direction of reading, a separator of lines. */
const written = ' Ada\r\nLove\u0007lace\u202e\u2028'
const inOneLine = 'Ada Love lace'

describe('a name that is written over several lines', () => {
  it('is one line, of a person and of a company', async () => {
    const ada = { kind: 'individual', firstName: written, lastName: written, language: 'en' }
    const person = await margaret.post<Answer>('/shareholders', ada)
    expect(person.status).toBe(201)
    expect(person.body).toMatchObject({ firstName: inOneLine, lastName: inOneLine })
    const company = { kind: 'company', companyName: written, language: 'fr' }
    const { body } = await margaret.post<Answer>('/shareholders', company)
    expect(body).toMatchObject({ companyName: inOneLine, name: inOneLine })
  })

  it('is one line, of the organisation in both languages', async () => {
    const { body } = await margaret.get<Answer>('/settings/general')
    const named = { organisationName: { en: written, fr: written } }
    const sending = { version: body.version }
    const saved = await margaret.patch<Answer>('/settings/general', named, sending)
    expect(saved.body['organisationName']).toEqual({ en: inOneLine, fr: inOneLine })
  })

  it('is one line, of an account and of a tag', async () => {
    const { body } = await margaret.get<Answer>('/account')
    const sending = { version: body.version }
    const saved = await margaret.patch<Answer>('/account', { name: written }, sending)
    expect([saved.status, saved.body['name']]).toEqual([200, inOneLine])
    const tagged = { kind: 'company', companyName: 'Kite', language: 'en', tags: [written] }
    expect((await margaret.post<Answer>('/shareholders', tagged)).body['tags']).toEqual([inOneLine])
  })

  it('that is nothing else is missing', async () => {
    const nobody = { kind: 'company', companyName: '\n\u0000\t', language: 'en' }
    const { status, body } = await margaret.post<Answer>('/shareholders', nobody)
    expect([status, body.errors?.['companyName']?.[0]?.code]).toEqual([422, 'required'])
  })

  it('is none of an address of mail', async () => {
    const sent = { kind: 'company', companyName: 'Kite', language: 'en', email: 'a\u0007@b.org' }
    const { body } = await margaret.post<Answer>('/shareholders', sent)
    expect(body).toMatchObject({ errors: { email: [{ code: 'email' }] } })
  })
})
