import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { employerStatements, participantStatements, type Draft } from '../contract/intake.ts'
import {
  daysFromNow,
  employerAnswers,
  mailedToken,
  participantAnswers,
  positionAnswers,
  programId,
  submitBothHalves,
  submitEmployerHalf,
  upload,
} from './intake.test-journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const start = async (code = 'YESP', language: 'en' | 'fr' = 'en') => {
  const body = { programId: await programId(server, code), language }
  const answer = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', body)
  return answer.body
}

const applicationsCount = async () => {
  const { count } = await server.db
    .selectFrom('applications')
    .select((make) => make.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

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
      server.visitor.patch(path, { answers: { employer: { legalName: 'Here' } } }),
      server.visitor.patch(path, {
        answers: { employer: { city: 'There' }, position: { noc: '63202' } },
      }),
    ])
    const { body } = await server.visitor.get<Draft>(path)
    expect(body.answers).toMatchObject({
      employer: { legalName: 'Here', city: 'There' },
      position: { noc: '63202' },
    })
  })

  it('refuses fields that no form asks for', async () => {
    const { token } = await start()
    const answer = await server.visitor.patch(`/public/drafts/${token}`, {
      answers: { employer: { sin: '046 454 286' } },
    })
    expect(answer.status).toBe(422)
  })

  it('is opened by its secret link alone, whose hash is all that is stored', async () => {
    const { token } = await start()
    const links = await server.db.selectFrom('intake_links').select('token_hash').execute()
    expect(links.some(({ token_hash }) => token_hash.toString().includes(token))).toBe(false)
    const guess = 'A'.repeat(43)
    expect((await server.visitor.get(`/public/drafts/${guess}`)).status).toBe(404)
    expect((await server.visitor.get('/public/drafts/short')).status).toBe(404)
  })

  it('is continued on another device by a mailed link, in the language of the form', async () => {
    const { token } = await start('YESP', 'fr')
    await server.visitor.patch(`/public/drafts/${token}`, {
      answers: { employer: { legalName: 'Chez Nous' } },
    })
    await server.visitor.post(`/public/drafts/${token}/link`, { email: 'chez.nous@example.org' })
    const other = await mailedToken(server, 'chez.nous@example.org')
    expect(other).not.toBe(token)
    const { body } = await server.visitor.get<Draft>(`/public/drafts/${other}`)
    expect(body.answers.employer?.['legalName']).toBe('Chez Nous')
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
    await server.db
      .updateTable('intake_links')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .execute()
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
    const { startOn, endOn, hoursPerWeek, hourlyWage, employerCostPercent, otherFunding } =
      positionAnswers(1)
    const body = { startOn, endOn, hoursPerWeek, hourlyWage, employerCostPercent, otherFunding }
    const answer = await server.visitor.post<Funding>(`/public/drafts/${token}/estimate`, body)
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
    await server.visitor.patch(`/public/drafts/${token}`, {
      answers: { employer: employerAnswers(900), position: positionAnswers(900) },
    })
    const answer = await server.visitor.post<{ documents: string[] }>(
      `/public/drafts/${token}/submission`,
      { statements: employerStatements },
    )
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'documentsMissing', documents: mandatory.map(({ code }) => code) },
    })
  })
})

describe('the employer’s half', () => {
  it('becomes one application, acknowledged and with an invitation, in the applicant’s language', async () => {
    const { submitted, seed } = await submitEmployerHalf(server, { language: 'fr' })
    expect(submitted.status).toBe(200)
    expect(submitted.body.submitted).toMatchObject({
      reference: expect.stringMatching(/^APP-\d{4}-\d{6}$/),
      invited: 'z…@example.org',
    })
    const mails = await server.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', 'in', [
        `marie.cote.${seed}@example.org`,
        `zoe.beland.${seed}@example.org`,
      ])
      .execute()
    expect(mails.map(({ template, language }) => [template, language])).toEqual([
      ['applications.received', 'fr'],
      ['applications.invited', 'fr'],
    ])
    expect(mails[1]?.link).toContain('/employee/profile?draft=')
  })

  it('is one application however often the button is pressed', async () => {
    const before = await applicationsCount()
    const { token } = await submitEmployerHalf(server)
    const again = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.visitor.post<Draft>(`/public/drafts/${token}/submission`, {
          statements: employerStatements,
        }),
      ),
    )
    expect(new Set(again.map(({ body }) => body.submitted?.reference)).size).toBe(1)
    expect(await applicationsCount()).toBe(before + 1)
  })

  it('is one application when the first press is answered five times at once', async () => {
    const before = await applicationsCount()
    const { token, draft } = await start()
    await server.visitor.patch(`/public/drafts/${token}`, {
      answers: { employer: employerAnswers(910), position: positionAnswers(910) },
    })
    for (const { code, askedOf } of draft.program.requiredDocuments)
      if (askedOf === 'employer') await upload(server, { token, kind: code })
    const headers = { 'idempotency-key': 'five-presses' }
    const presses = Array.from({ length: 5 }, () =>
      server.visitor.post<Draft>(
        `/public/drafts/${token}/submission`,
        { statements: employerStatements },
        { headers },
      ),
    )
    const answers = await Promise.all(presses)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await applicationsCount()).toBe(before + 1)
  })

  it('is answered at each field that needs another look', async () => {
    const { token } = await start()
    await server.visitor.patch(`/public/drafts/${token}`, {
      answers: {
        employer: { ...employerAnswers(901), postalCode: 'nope', contactEmail: 'marie' },
        position: { noc: '1' },
      },
    })
    const answer = await server.visitor.post(`/public/drafts/${token}/submission`, {
      statements: ['accurate'],
    })
    expect(answer.status).toBe(422)
    const incomplete = await server.visitor.post(`/public/drafts/${token}/submission`, {
      statements: employerStatements,
    })
    expect(Object.keys(incomplete.body.errors ?? {})).toEqual(
      expect.arrayContaining([
        'employer.postalCode',
        'employer.contactEmail',
        'position.noc',
        'position.startOn',
      ]),
    )
  })

  it.each([
    ['startOn', { startOn: daysFromNow(-1) }, 'startsInFuture'],
    ['endOn', { endOn: daysFromNow(28) }, 'tooFewWeeks'],
    ['hoursPerWeek', { hoursPerWeek: '10' }, 'tooFewHours'],
    ['netNew', { netNew: false }, 'notNetNew'],
  ])('says which rule %s does not meet', async (field, changed, code) => {
    const { token, draft } = await start()
    await server.visitor.patch(`/public/drafts/${token}`, {
      answers: {
        employer: employerAnswers(902),
        position: { ...positionAnswers(902), ...changed },
      },
    })
    for (const each of draft.program.requiredDocuments)
      if (each.askedOf === 'employer') await upload(server, { token, kind: each.code })
    const answer = await server.visitor.post(`/public/drafts/${token}/submission`, {
      statements: employerStatements,
    })
    expect(answer.body.errors?.[`position.${field}`]?.map((error) => error.code)).toContain(code)
  })

  it('is not taken from a machine that fills in what people do not see', async () => {
    const { token } = await start()
    const answer = await server.visitor.post(`/public/drafts/${token}/submission`, {
      statements: employerStatements,
      website: 'https://spam.example',
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'tooFast' } })
  })
})

describe('the participant’s half', () => {
  it('completes the application and tells the employer', async () => {
    const id = await submitBothHalves(server)
    const application = await server.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(application.participant_id).not.toBeNull()
    const told = await server.db
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('template', '=', 'applications.participantDone')
      .where('subject', 'like', `${application.reference}%`)
      .execute()
    expect(told).toHaveLength(1)
  })

  it('is refused for a person with another open application in the program, whose reference it names', async () => {
    const first = await submitBothHalves(server)
    const { reference, participant_name: name } = await server.db
      .selectFrom('applications')
      .select(['reference', 'participant_name'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const { body: draft } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
    const same = {
      ...participantAnswers(seed),
      firstName: 'ZOE',
      lastName: name.replace('Zoé ', ''),
    }
    await server.visitor.patch(`/public/drafts/${token}`, { answers: { participant: same } })
    const check = await server.visitor.post<{ openApplication: string | null }>(
      `/public/drafts/${token}/participant-check`,
      {
        firstName: same.firstName,
        lastName: same.lastName,
        birthDate: same.birthDate,
      },
    )
    expect(check.body.openApplication).toBe(reference)
    for (const each of draft.program.requiredDocuments)
      if (each.askedOf === 'participant') await upload(server, { token, kind: each.code })
    const answer = await server.visitor.post(`/public/drafts/${token}/participant-submission`, {
      statements: participantStatements,
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'duplicateOpen', reference } })
  })

  it('is refused with the rule when the person is too young', async () => {
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    await server.visitor.patch(`/public/drafts/${token}`, {
      answers: { participant: { ...participantAnswers(seed), birthDate: daysFromNow(-365 * 13) } },
    })
    const answer = await server.visitor.post(
      `/public/drafts/${token}/participant-submission`,
      { statements: participantStatements },
      { headers: { 'accept-language': 'fr' } },
    )
    expect(answer.body.errors?.['participant.birthDate']?.[0]).toMatchObject({
      code: 'tooYoung',
      message: expect.stringContaining('ans'),
    })
  })

  it('keeps self-identification apart from everything an employer can read', async () => {
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const answers = {
      participant: participantAnswers(seed),
      selfIdentification: { groups: ['inuit'], preferNotToSay: false },
    }
    const { body: draft } = await server.visitor.patch<Draft>(`/public/drafts/${token}`, {
      answers,
    })
    for (const each of draft.program.requiredDocuments)
      if (each.askedOf === 'participant') await upload(server, { token, kind: each.code })
    await server.visitor.post(`/public/drafts/${token}/participant-submission`, {
      statements: participantStatements,
    })
    const kept = await server.db.selectFrom('self_identifications').selectAll().execute()
    expect(kept.map((row) => row.answers)).toContainEqual({
      groups: ['inuit'],
      preferNotToSay: false,
    })
    const drafts = await server.db.selectFrom('intake_drafts').select('answers').execute()
    expect(JSON.stringify(drafts)).not.toContain('inuit')
  })
})

describe('an application on behalf of an employer', () => {
  it('is submitted by a case officer in the own programs only', async () => {
    const amina = await server.as('caseOfficer')
    const body = async (code: string) => ({
      programId: await programId(server, code),
      language: 'en',
      employer: employerAnswers(950),
      position: positionAnswers(950),
    })
    const own = await amina.post<{ reference: string }>('/applications', await body('YESP'))
    expect(own.status).toBe(201)
    expect((await amina.post('/applications', await body('GREEN'))).status).toBe(403)
    const auditor = await server.as('auditor')
    expect((await auditor.post('/applications', await body('YESP'))).status).toBe(403)
  })
})
