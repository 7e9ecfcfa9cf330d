import { describe, expect, it } from 'vitest'
import type { Funding } from '#modules/applications/contract/funding.ts'
import type { Draft } from '../contract/intake.ts'
import { mailedToken, subsidyTerms, save, send, upload, wholeHalf } from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

describe('a draft of the public form', () => {
  it('begins only for a program that takes applications', async () => {
    const closed = await server.db
      .selectFrom('programs')
      .select('id')
      .where('status', '=', 'closed')
      .executeTakeFirstOrThrow()
    const answer = await server.visitor.post('/public/drafts', {
      programId: closed.id,
      language: 'en',
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'programClosed' } })
  })

  it('keeps what two devices type into different fields', async () => {
    const { token } = await start()
    const path = `/public/drafts/${token}`
    await Promise.all([
      save(server, token, { 'employer.legalName': 'Here' }),
      save(server, token, { 'employer.city': 'There', 'position.noc': '63202' }),
    ])
    const { body } = await server.visitor.get<Draft>(path)
    expect(body.answers).toMatchObject({
      'employer.legalName': 'Here',
      'employer.city': 'There',
      'position.noc': '63202',
    })
  })

  it('refuses fields that no form asks for', async () => {
    const { token } = await start()
    const answer = await save(server, token, { 'employer.sin': '046 454 286' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'answers.employer.sin': [{ code: 'unknown' }] } },
    })
  })

  it('is opened by its secret link alone, whose hash is all that is stored', async () => {
    const { token } = await start()
    const links = await server.db.selectFrom('form_links').select('token_hash').execute()
    expect(links.some(({ token_hash }) => token_hash.toString().includes(token))).toBe(false)
    const guess = 'A'.repeat(43)
    expect((await server.visitor.get(`/public/drafts/${guess}`)).status).toBe(404)
    expect((await server.visitor.get('/public/drafts/short')).status).toBe(404)
  })

  it('is continued on another device by a mailed link, in the language of the form', async () => {
    const { token } = await start('YESP', 'fr')
    await save(server, token, { 'employer.legalName': 'Chez Nous' })
    await server.visitor.post(`/public/drafts/${token}/link`, { email: 'chez.nous@example.org' })
    const other = await mailedToken(server, 'chez.nous@example.org')
    expect(other).not.toBe(token)
    const { body } = await server.visitor.get<Draft>(`/public/drafts/${other}`)
    expect(body.answers['employer.legalName']).toBe('Chez Nous')
    const mail = await server.db
      .selectFrom('outbox_messages')
      .select('subject')
      .where('recipient', '=', 'chez.nous@example.org')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Votre lien pour poursuivre la demande')
  })

  it('offers a fresh link once its own has expired, to the address on file', async () => {
    const { token } = await start()
    await server.visitor.post(`/public/drafts/${token}/link`, { email: 'late@example.org' })
    await server.db.updateTable('form_links').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    expect(await server.visitor.get(`/public/drafts/${token}`)).toMatchObject({
      status: 409,
      body: { code: 'linkExpired' },
    })
    expect((await server.visitor.post(`/public/drafts/${token}/fresh-link`)).status).toBe(204)
    const fresh = await mailedToken(server, 'late@example.org')
    expect((await server.visitor.get(`/public/drafts/${fresh}`)).status).toBe(200)
  })

  it('tells the subsidy line by line before anything is sent', async () => {
    const { token } = await start()
    const path = `/public/drafts/${token}/estimate`
    const answer = await server.visitor.post<Funding>(path, subsidyTerms(1))
    expect(answer.body.lines.length).toBeGreaterThan(0)
    expect(Number(answer.body.total)).toBeGreaterThan(0)
  })
})

describe('documents', () => {
  it('are taken by their content, whatever they are called', async () => {
    const { token, draft } = await start()
    const kind =
      draft.program.requiredDocuments.find(({ askedOf }) => askedOf === 'employer')?.code ?? ''
    const good = await upload(server, { token, kind })
    expect(good.body.documents).toMatchObject([{ kind, name: 'document.pdf' }])
    const html = await upload(server, { token, kind }, Buffer.from('<script>alert(1)</script>'))
    expect(html).toMatchObject({ status: 422, body: { code: 'fileType' } })
    const empty = await upload(server, { token, kind }, Buffer.alloc(0))
    expect(empty).toMatchObject({ status: 422, body: { code: 'fileEmpty' } })
    const large = await upload(
      server,
      { token, kind },
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(11_000_000)]),
    )
    expect(large.status).toBe(413)
    expect((await upload(server, { token, kind: 'somethingElse' })).status).toBe(404)
  })

  it('are missed at submission when the program asks for them', async () => {
    const { token, draft } = await start()
    const mandatory = draft.program.requiredDocuments.filter(
      (each) => each.mandatory && each.askedOf === 'employer',
    )
    expect(mandatory.length).toBeGreaterThan(0)
    await save(server, token, wholeHalf(900))
    const answer = await send(server, token)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'documentsMissing', documents: mandatory.map(({ code }) => code) },
    })
  })
})
