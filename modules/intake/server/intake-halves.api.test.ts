import { decrypt } from '#kit/server/encryption.ts'
import { describe, expect, it } from 'vitest'
import { participantStatements, type Draft } from '../contract/intake.ts'
import {
  asked,
  confirmed,
  daysFromNow,
  employerAnswers,
  mailedToken,
  participantAnswers,
  positionAnswers,
  programId,
  save,
  send,
  submitBothHalves,
  submitEmployerHalf,
  upload,
  wholeHalf,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

const applicationsCount = async () => {
  const { count } = await server.db
    .selectFrom('applications')
    .select((make) => make.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('the employer’s half', () => {
  it('becomes one application, acknowledged and with an invitation, in the applicant’s language', async () => {
    const { submitted, seed } = await submitEmployerHalf(server, { language: 'fr' })
    expect(submitted.body.errors).toBeUndefined()
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
      .orderBy('id')
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
    const again = await Promise.all(Array.from({ length: 5 }, () => send(server, token)))
    expect(new Set(again.map(({ body }) => body.submitted?.reference)).size).toBe(1)
    expect(await applicationsCount()).toBe(before + 1)
  })

  it('is changed no more once it is in, neither what was answered nor the documents', async () => {
    const { token } = await submitEmployerHalf(server)
    const late = await save(server, token, asked('employer', { legalName: 'Another Ltd' }))
    const document = await upload(server, { token, kind: 'incorporation' })
    for (const refused of [late, document])
      expect([refused.status, refused.body.code]).toEqual([409, 'alreadySubmitted'])
  })

  it('is one application when the first press is answered five times at once', async () => {
    const before = await applicationsCount()
    const { token, draft } = await start()
    await save(server, token, wholeHalf(910))
    for (const { code, askedOf } of draft.program.requiredDocuments)
      if (askedOf === 'employer') await upload(server, { token, kind: code })
    const headers = { 'idempotency-key': 'five-presses' }
    const { version, revision } = (await server.visitor.get<Draft>(`/public/drafts/${token}`)).body
    const presses = Array.from({ length: 5 }, () =>
      server.visitor.post<Draft>(
        `/public/drafts/${token}/submission`,
        { version, revision },
        { headers },
      ),
    )
    const answers = await Promise.all(presses)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await applicationsCount()).toBe(before + 1)
  })

  it('is answered at each field that needs another look', async () => {
    const { token } = await start()
    await save(server, token, {
      ...asked('employer', { ...employerAnswers(901), postalCode: 'nope', contactEmail: 'marie' }),
      'position.noc': '1',
      'statements.accurate': true,
    })
    const { status, body } = await send(server, token)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: {
        'employer.postalCode': [{ message: 'Enter a Canadian postal code, for example K1A 0B1' }],
        'employer.contactEmail': [
          { message: 'Enter an email address, for example name@example.org' },
        ],
        'position.noc': [{ code: 'noc' }],
        'position.startOn': [{ message: 'Enter the first day of work' }],
        'statements.laws': [{ message: 'Confirm this to continue' }],
      },
    })
    expect(body).not.toHaveProperty(['errors', 'statements.accurate'])
  })

  it.each([
    ['startOn', { startOn: daysFromNow(-1) }, 'startsInFuture'],
    ['endOn', { endOn: daysFromNow(28) }, 'tooFewWeeks'],
    ['hoursPerWeek', { hoursPerWeek: '10' }, 'tooFewHours'],
    ['netNew', { netNew: false }, 'notNetNew'],
    [
      'participantEmail',
      { participantEmail: employerAnswers(902).contactEmail.toUpperCase() },
      'sharedAddress',
    ],
  ])('says which rule %s does not meet', async (field, changed, code) => {
    const { token, draft } = await start()
    await save(server, token, { ...wholeHalf(902), ...asked('position', changed) })
    for (const each of draft.program.requiredDocuments)
      if (each.askedOf === 'employer') await upload(server, { token, kind: each.code })
    const answer = await send(server, token)
    expect(answer.body).toMatchObject({ errors: { [`position.${field}`]: [{ code }] } })
  })

  it('is not taken from a machine that fills in what people do not see', async () => {
    const { token, draft } = await start()
    const answer = await server.visitor.post(`/public/drafts/${token}/submission`, {
      version: draft.version,
      revision: draft.revision,
      website: 'https://spam.example',
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'tooFast' } })
  })
})

describe('the participant’s half', () => {
  it('is not taken from a machine either', async () => {
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const { version, revision } = (await server.visitor.get<Draft>(`/public/drafts/${token}`)).body
    const answer = await server.visitor.post(`/public/drafts/${token}/participant-submission`, {
      version,
      revision,
      website: 'https://spam.example',
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'tooFast' } })
  })

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
      .where('subject', 'like', `%${application.reference}%`)
      .execute()
    expect(told).toHaveLength(1)
  })

  it('is refused for a person with another open application in the program, whose reference the own address is told', async () => {
    const first = await submitBothHalves(server)
    const { reference, participant_name: name } = await server.db
      .selectFrom('applications')
      .select(['reference', 'participant_name'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const { email } = await server.db
      .selectFrom('participants')
      .select('email')
      .where('last_name', '=', name.replace('Zoé ', ''))
      .executeTakeFirstOrThrow()
    const { seed } = await submitEmployerHalf(server, { participantEmail: email })
    const token = await mailedToken(server, email)
    const { body: draft } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
    const same = {
      ...participantAnswers(seed),
      firstName: 'ZOE',
      lastName: name.replace('Zoé ', ''),
    }
    await save(server, token, {
      ...asked('participant', same),
      ...confirmed(participantStatements),
    })
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
    const answer = await send(server, token, 'participant-submission')
    expect(answer).toMatchObject({ status: 409, body: { code: 'duplicateOpen', reference } })
  })

  it('is refused with the rule when the person is too young', async () => {
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const young = { ...participantAnswers(seed), birthDate: daysFromNow(-365 * 13) }
    await save(server, token, {
      ...asked('participant', young),
      ...confirmed(participantStatements),
    })
    const { version, revision } = (await server.visitor.get<Draft>(`/public/drafts/${token}`)).body
    const answer = await server.visitor.post(
      `/public/drafts/${token}/participant-submission`,
      { version, revision },
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
    const { body: draft } = await save(server, token, {
      ...asked('participant', participantAnswers(seed)),
      ...confirmed(participantStatements),
      selfIdentification: ['inuit'],
    })
    expect(draft.given).toEqual(['selfIdentification'])
    expect(JSON.stringify(draft.answers)).not.toContain('inuit')
    const under = await server.db.selectFrom('form_drafts').select(['answers', 'sealed']).execute()
    expect(JSON.stringify(under)).not.toContain('inuit')
    for (const each of draft.program.requiredDocuments)
      if (each.askedOf === 'participant') await upload(server, { token, kind: each.code })
    expect((await send(server, token, 'participant-submission')).status).toBe(200)
    const kept = await server.db.selectFrom('self_identifications').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('inuit')
    const { settings } = server.system
    expect(kept.map(({ sealed }) => JSON.parse(decrypt(settings, sealed ?? '')))).toContainEqual({
      groups: ['inuit'],
      preferNotToSay: false,
    })
    const drafts = await server.db.selectFrom('form_drafts').select(['answers', 'sealed']).execute()
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

  it('is asked for by the labels of its fields, not in the words for applicants', async () => {
    const amina = await server.as('caseOfficer')
    const { legalName: _, ...employer } = employerAnswers(951)
    const answer = await amina.post('/applications', {
      programId: await programId(server, 'YESP'),
      language: 'en',
      employer,
      position: positionAnswers(951),
    })
    expect(answer.body).toMatchObject({
      errors: { 'employer.legalName': [{ message: expect.stringMatching(/^Complete /) }] },
    })
  })
})
