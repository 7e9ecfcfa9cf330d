import { describe, expect, it } from 'vitest'
import { employerStatements, participantStatements, type Draft } from '../contract/intake.ts'
import {
  daysFromNow,
  employerAnswers,
  mailedToken,
  participantAnswers,
  positionAnswers,
  submitBothHalves,
  submitEmployerHalf,
  upload,
} from './intake.test-journey.ts'
import { server, start } from './intake.test-people.ts'

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
