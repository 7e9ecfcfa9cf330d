import { sql } from 'kysely'
import { describe, expect, it, beforeAll } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import {
  admin,
  amina,
  approve,
  luc,
  recommended,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { asStaffWho, download, lettersOf, printAll, textOf } from './letters.test-people.ts'

withPeople()

let rachel: Caller
let mathis: Caller
let finance: Caller
let rejected = ''
let approved = ''
beforeAll(async () => {
  rachel = await server.as('employer')
  mathis = await server.as('employee')
  finance = await server.as('finance')
  rejected = await recommended()
  await step(luc, rejected, 'rejection', {
    reasonCodes: ['other'],
    applicantNote: 'Le poste n’est pas nouveau – l’œuvre existe déjà.',
  })
  approved = await recommended()
  await approve(luc, approved, { applicantNote: 'Bienvenue – à lundi, 8 h.' })
})

/** Rachel is the employer and Mathis the participant of the approved one. */
const belongToPortal = () =>
  sql`update users u set employer_id = case when u.employer_id is not null then a.employer_id end,
      participant_id = case when u.participant_id is not null then a.participant_id end
    from applications a where a.id = ${approved}
      and u.email in ('employer@example.org', 'employee@example.org')`.execute(server.db)

const one = async (by: Caller, id: string, kind: string) => {
  const letter = (await lettersOf(by, 'application', id)).find((each) => each.kind === kind)
  if (!letter) throw new Error(`no ${kind}`)
  return letter
}

describe('The letters of an application', () => {
  it('are kept with the mail: to whom, in which language, with which version of the text', async () => {
    const letters = await lettersOf(amina, 'application', rejected)
    expect(letters).toMatchObject([
      { kind: 'decision', language: 'en', version: 1, recipient: 'Marie Côté', madeBy: null },
    ])
    expect(letters[0]?.subject).toMatch(/^Decision: application APP-/)
    expect(letters[0]?.name).toMatch(/^Decision APP-[\d-]+\.pdf$/)
    const ofApproved = await lettersOf(amina, 'application', approved)
    expect(ofApproved.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'decision'])
  })

  it('bear the note of the decision word for word, to the employer and to the participant', async () => {
    for (const kind of ['agreement', 'decision']) {
      // oxlint-disable-next-line no-await-in-loop -- one letter after the other
      const { id } = await one(amina, approved, kind)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { content } = await download(server, amina, id)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await textOf(content)).toContain('Bienvenue – à lundi, 8 h.')
    }
  })

  it('say what the mail says, on the letterhead, without its foot', async () => {
    const { id } = await one(amina, rejected, 'decision')
    const { status, mediaType, name, content } = await download(server, amina, id)
    expect([status, mediaType]).toEqual([200, 'application/pdf'])
    expect(name).toMatch(/Decision APP-/)
    const text = await textOf(content)
    const mail = await server.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('template', '=', 'applications.rejected')
      .where('record_id', '=', rejected)
      .executeTakeFirstOrThrow()
    const [greeting = '', opening = ''] = mail.body.split('\n\n')
    expect(text).toContain(greeting.trim())
    expect(text).toContain(opening.trim())
    expect(text).toContain('Le poste n’est pas nouveau – l’œuvre existe déjà.')
    expect(text).toMatch(/Boulangerie Côté \d+ 12, rue Principale Gatineau QC J8X 2K1/)
    expect(text).toContain('Page 1 of 1')
  })

  it('are printed again as they were, though the letterhead, the text and the names have changed', async () => {
    const { id } = await one(amina, rejected, 'decision')
    const before = await download(server, amina, id)
    await sql`update letterhead set signatory_name = 'Somebody New'`.execute(server.db)
    await sql`update general_settings set organisation_name = '{"en":"New Name","fr":"Nouveau"}'`.execute(
      server.db,
    )
    expect((await download(server, amina, id)).hash).toBe(before.hash)
    await printAll(server)
    const file = await server.db
      .selectFrom('kept_letters as k')
      .innerJoin('files as f', 'f.id', 'k.file_id')
      .select(['f.sha256', 'f.media_type'])
      .where('k.id', '=', id)
      .executeTakeFirstOrThrow()
    expect([file.sha256.toString('hex'), file.media_type]).toEqual([before.hash, 'application/pdf'])
    await sql`update employers set legal_name = legal_name || ' renamed'`.execute(server.db)
    expect((await download(server, amina, id)).hash).toBe(before.hash)
  })

  it('are of the next letter as the letterhead is then', async () => {
    const next = await recommended()
    await step(luc, next, 'rejection', { reasonCodes: ['other'], applicantNote: 'No.' })
    const { id } = await one(amina, next, 'decision')
    const text = await textOf((await download(server, amina, id)).content)
    expect(text).toContain('Somebody New')
    expect(text).toContain('New Name')
  })

  it('end with whose they are where nobody signs, and are addressed as the post reads it', async () => {
    await sql`update letterhead set signatory_name = null`.execute(server.db)
    const next = await recommended()
    await step(luc, next, 'rejection', { reasonCodes: ['other'], applicantNote: 'No.' })
    const { id } = await one(amina, next, 'decision')
    const text = await textOf((await download(server, amina, id)).content)
    expect(text).toMatch(/Sincerely, New Name/)
    expect(text).toContain('Gatineau QC J8X 2K1')
  })

  it('are kept once for each letter, however often they are printed', async () => {
    await printAll(server)
    await Promise.all([printAll(server), printAll(server)])
    const { rows } = await sql<{ letters: number; files: number }>`
      select count(*)::int as letters, count(distinct file_id)::int as files from kept_letters`.execute(
      server.db,
    )
    expect(rows[0]?.files).toBe(rows[0]?.letters)
  })

  it('are opened by the side that they were written to, and not by the other', async () => {
    await belongToPortal()
    const toEmployer = await lettersOf(rachel, 'application', approved)
    expect(toEmployer.map(({ kind }) => kind)).toEqual(['agreement'])
    const toPerson = await lettersOf(mathis, 'application', approved)
    expect(toPerson.map(({ kind }) => kind)).toEqual(['decision'])
    const [offer, decision] = [toEmployer[0]?.id ?? '', toPerson[0]?.id ?? '']
    expect((await download(server, rachel, offer)).status).toBe(200)
    expect((await download(server, mathis, decision)).status).toBe(200)
    expect((await download(server, mathis, offer)).status).toBe(404)
    expect((await download(server, rachel, decision)).status).toBe(404)
    expect((await mathis.get(`/letters/application/${rejected}`)).status).toBe(404)
  })

  it('are nobody else’s: not of another employer, nor of whoever is not signed in', async () => {
    const { id } = await one(amina, rejected, 'decision')
    expect((await download(server, rachel, id)).status).toBe(404)
    expect((await rachel.get(`/letters/application/${rejected}`)).status).toBe(404)
    expect((await server.visitor.get(`/kept-letters/${id}`)).status).toBe(401)
    expect((await server.visitor.get(`/letters/application/${rejected}`)).status).toBe(401)
  })

  it('are not of staff who see the case without whom it is about', async () => {
    const { id } = await one(amina, rejected, 'decision')
    const asFinanceWho = asStaffWho(server, 'Applications View', id)
    expect((await download(server, finance, id)).status).toBe(200)
    expect(await asFinanceWho('basic')).toBe(404)
    expect(await asFinanceWho('basic', 'personal')).toBe(404)
    expect(await asFinanceWho('basic', 'employerHalf')).toBe(404)
    expect(await asFinanceWho('basic', 'personal', 'employerHalf')).toBe(200)
  })

  it('of no known id are not found', async () => {
    expect((await admin.get('/kept-letters/01890000-0000-7000-8000-000000000000')).status).toBe(404)
    expect(
      (await admin.get('/letters/participant/01890000-0000-7000-8000-000000000000')).status,
    ).toBe(404)
  })

  it('hold no link or code that lets anybody in', async () => {
    const asked = await submitBothHalves(server)
    await step(amina, asked, 'assignment', { assigneeId: await ownId(amina) })
    const { version } = (await amina.get<{ version: number }>(`/applications/${asked}`)).body
    const answer = await amina.post(
      `/applications/${asked}/information-request`,
      {
        message: 'Which bakery?',
        dueOn: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
        employer: { fields: [], documents: [] },
      },
      { version },
    )
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    const { rows } = await sql<{ paper: string; link: string; kind: string; reader: string }>`
      select k.paper::text as paper, k.kind, k.reader, (select m.link from outbox_messages m where m.record_id = k.record_id
        and m.template = 'informationRequests.requested') as link
      from kept_letters k where k.record_id = ${asked}`.execute(server.db)
    expect(rows).toMatchObject([{ kind: 'informationRequest', reader: 'employer' }])
    const token = rows[0]?.link.split('/').at(-1) ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(rows[0]?.paper).not.toContain(token)
    expect(rows[0]?.paper).toContain('The link is in our email with the same subject.')
  })
})
