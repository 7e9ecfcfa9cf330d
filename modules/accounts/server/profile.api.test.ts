import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { ProfileRecord } from '../contract/profile.endpoints.ts'

let server: TestServer
let amina: Caller
beforeAll(async () => {
  server = await openTestServer()
  amina = await server.as('caseOfficer')
})
afterAll(() => server.close())

const read = async (who: Caller) => (await who.get<ProfileRecord>('/account')).body
const edit = async (who: Caller, body: object) =>
  who.patch<ProfileRecord>('/account', body, { version: (await read(who)).version })

/** Letters to an address, newest last. */
const mailTo = (recipient: string) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['template', 'language', 'body', 'link'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const tokenSentTo = async (recipient: string) =>
  new URL((await mailTo(recipient)).at(-1)?.link ?? '').searchParams.get('token') ?? ''

const ageProofs = () =>
  server.db.updateTable('sessions').set({ proved_at: '2020-01-01T00:00:00Z' }).execute()

describe('the own account', () => {
  test('is read and changed, with who one is beside it', async () => {
    const before = await read(amina)
    expect(before).toMatchObject({
      email: cast.caseOfficer.email,
      role: { name: 'Case Officer', preset: 'caseOfficer' },
      type: 'staff',
      avatarUrl: null,
    })
    const { status, body } = await edit(amina, { name: '  Amina B. Haddad ', language: 'fr' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Amina B. Haddad', language: 'fr' })
    const me = await amina.get<{ userData: { name: string } }>('/me')
    expect(me.body.userData.name).toBe('Amina B. Haddad')
    await edit(amina, { name: cast.caseOfficer.name, language: 'en' })
  })

  test('is not saved over what was saved in between', async () => {
    const { version } = await read(amina)
    await edit(amina, { name: 'Amina Haddad-Roy' })
    const late = await amina.patch<{ current: ProfileRecord }>(
      '/account',
      { name: 'Mine' },
      { version },
    )
    expect(late.status).toBe(412)
    expect(late.body.current.name).toBe('Amina Haddad-Roy')
    await edit(amina, { name: cast.caseOfficer.name })
  })

  test('takes no role, no kind and nothing unknown', async () => {
    for (const body of [{ role: 'Super Admin' }, { type: 'employer' }, { status: 'active' }])
      expect((await edit(amina, body)).status, JSON.stringify(body)).toBe(422)
    expect((await edit(amina, { name: ' ' })).body.errors?.['name']?.[0]?.code).toBe('required')
    expect((await edit(amina, { name: null })).status).toBe(422)
  })
})

describe('the phone number', () => {
  test('is kept as it is dialled, and the owner is told', async () => {
    const { status, body } = await edit(amina, { phone: '(416) 555-0123' })
    expect([status, body.phone]).toEqual([200, '+14165550123'])
    expect((await mailTo(cast.caseOfficer.email)).at(-1)?.template).toBe('accounts.phoneChanged')
    expect((await amina.get('/account/phone')).body).toEqual({ phone: '+14165550123' })
  })

  test('saved with another language is told in that language, as a new address is', async () => {
    await edit(amina, { phone: '416 555 0124', language: 'fr', email: 'amina.new@example.org' })
    const letters = (await mailTo(cast.caseOfficer.email)).slice(-2)
    expect(letters.map(({ template, language }) => [template, language]).toSorted()).toEqual([
      ['accounts.addressAsked', 'fr'],
      ['accounts.phoneChanged', 'fr'],
    ])
    expect(await mailTo('amina.new@example.org')).toMatchObject([
      { language: 'fr', link: expect.stringContaining('lang=fr') },
    ])
    await edit(amina, { phone: '416 555 0123', language: 'en' })
  })

  test('written otherwise is no change', async () => {
    const before = (await mailTo(cast.caseOfficer.email)).length
    await edit(amina, { phone: '1 416 555 0123' })
    expect(await mailTo(cast.caseOfficer.email)).toHaveLength(before)
  })

  test('that reaches nobody is refused at its field', async () => {
    const { status, body } = await edit(amina, { phone: '555-0123' })
    expect([status, body.errors?.['phone']?.[0]?.code]).toEqual([422, 'phone'])
  })

  test('is set by itself and taken away again', async () => {
    const set = await amina.post('/account/phone', { phone: '514 555 0199' })
    expect([set.status, set.body]).toEqual([200, { phone: '+15145550199' }])
    expect((await amina.post('/account/phone', { phone: null })).body).toEqual({ phone: null })
    expect((await mailTo(cast.caseOfficer.email)).at(-1)?.template).toBe('accounts.phoneRemoved')
  })
})

describe('a new e-mail address', () => {
  test('counts once its link is opened; both addresses are told', async () => {
    const luc = await server.as('approver')
    const asked = await edit(luc, { email: 'Luc.New@Example.org' })
    expect(asked.body).toMatchObject({
      email: cast.approver.email,
      newEmail: 'luc.new@example.org',
    })
    expect((await mailTo(cast.approver.email)).at(-1)).toMatchObject({
      template: 'accounts.addressAsked',
      language: 'fr',
      link: null,
    })
    await server.db
      .insertInto('account_links')
      .values({
        kind: 'reset',
        user_id: asked.body.id,
        email: cast.approver.email,
        token_hash: Buffer.from('reset'),
        expires_at: '2099-01-01T00:00:00Z',
      })
      .execute()
    const token = await tokenSentTo('luc.new@example.org')
    const confirm = () => server.visitor.post('/account/email-confirmation', { token })
    expect((await confirm()).body).toEqual({ email: 'luc.new@example.org' })
    expect((await confirm()).body.code).toBe('linkExpired')
    expect(await read(luc)).toMatchObject({ email: 'luc.new@example.org', newEmail: null })
    expect((await mailTo(cast.approver.email)).at(-1)?.template).toBe('accounts.addressChanged')
    const resets = await server.db
      .selectFrom('account_links')
      .select('id')
      .where('kind', '=', 'reset')
      .execute()
    expect(resets).toEqual([])
  })

  test('that another account has looks the same until the link is opened', async () => {
    const priya = await server.as('finance')
    const free = await edit(priya, { email: 'free@example.org' })
    const taken = await edit(priya, { email: cast.admin.email })
    expect({ ...taken.body, newEmail: '', version: 0, updatedAt: '' }).toEqual({
      ...free.body,
      newEmail: '',
      version: 0,
      updatedAt: '',
    })
    const token = await tokenSentTo(cast.admin.email)
    const refused = await server.visitor.post('/account/email-confirmation', { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'emailTaken'])
    expect((await read(priya)).email).toBe(cast.finance.email)
  })

  test('is asked for by the newest link alone', async () => {
    const priya = await server.as('finance')
    await edit(priya, { email: 'first@example.org' })
    const first = await tokenSentTo('first@example.org')
    await edit(priya, { email: 'second@example.org' })
    const { body } = await server.visitor.post('/account/email-confirmation', { token: first })
    expect(body.code).toBe('linkExpired')
  })

  test('is asked for ten times an hour at most', async () => {
    const tomasz = await server.as('care')
    const answers = []
    for (let at = 0; at < 11; at++)
      answers.push((await edit(tomasz, { email: `try${at}@example.org` })).status)
    expect(answers).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('of somebody disabled meanwhile opens nothing', async () => {
    const chloe = await server.as('adviser')
    const { body } = await edit(chloe, { email: 'chloe.new@example.org' })
    const setStatus = (status: string) =>
      server.db.updateTable('users').set({ status }).where('id', '=', body.id).execute()
    await setStatus('disabled')
    const token = await tokenSentTo('chloe.new@example.org')
    const answer = await server.visitor.post('/account/email-confirmation', { token })
    expect(answer.body.code).toBe('linkExpired')
    await setStatus('active')
  })
})

test('e-mail and phone ask for a proof when the last is old; name and language do not', async () => {
  const david = await server.as('manager')
  await ageProofs()
  expect((await edit(david, { email: 'david.new@example.org' })).body.code).toBe('proofRequired')
  expect((await edit(david, { phone: '416 555 0123' })).status).toBe(428)
  expect((await david.post('/account/phone', { phone: '416 555 0123' })).status).toBe(428)
  expect((await edit(david, { name: 'David M. MacKinnon' })).status).toBe(200)
  expect(await mailTo('david.new@example.org')).toEqual([])
})
