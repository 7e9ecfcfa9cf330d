import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#kit/contract/history.ts'
import {
  admin,
  amina,
  luc,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { mailedToken } from '#modules/intake/server/intake.test-journey.ts'
import {
  asked,
  dueOn,
  inReview,
  lettersTo,
  open,
  request,
  save,
  send,
  told,
  upload,
  wage,
} from './information.test-people.ts'

withPeople()

const nothing = { fields: [], documents: [] }

describe('asking', () => {
  it('names questions and documents, and its mail opens these alone', async () => {
    const { id, token, email } = await asked({
      documents: [{ kind: 'other', sentence: 'The pay stub of October' }],
    })
    expect(await read(amina, id)).toMatchObject({ status: 'infoRequested' })
    const mail = await server.db
      .selectFrom('outbox_messages')
      .select(['body', 'link'])
      .where('recipient', '=', email)
      .where('template', '=', 'informationRequests.requested')
      .executeTakeFirstOrThrow()
    expect(mail.body).toContain('We cannot read the wage')
    expect(mail.body).toContain('The pay stub of October')
    const { body } = await open(token)
    const questions = body.form?.sections.flatMap((section) => section.questions.map((q) => q.id))
    expect(questions).toEqual([wage, 'documents', 'reply'])
    expect(body.answers).toEqual({})
    const french = await open(token, 'fr')
    expect(french.body.form?.sections.at(-1)?.title).toBe('Documents et réponse')
  })

  it('keeps no token, only what it hashes to', async () => {
    const { token } = await asked()
    const rows = await server.db.selectFrom('information_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every(({ token_hash: hash }) => Buffer.from(hash).length === 32)).toBe(true)
  })

  it('refuses what is not askable: protected answers, statements, who somebody is, and what is no question', async () => {
    const id = await inReview()
    const refused = [
      ['employer', 'statements.accurate'],
      ['employer', 'employer.businessNumber'],
      ['employer', 'position.participantEmail'],
      ['employer', 'position.signatoryName'],
      ['employer', 'employer.contactEmail'],
      ['employer', 'participant.phone'],
      ['employee', 'selfIdentification'],
      ['employee', 'participant.birthDate'],
      ['employee', 'participant.email'],
    ] as const
    for (const [side, key] of refused) {
      const answer = await request(id, { [side]: { ...nothing, fields: [key] } })
      expect([key, answer.status, answer.body.errors?.[`${side}.fields`]?.[0]?.code]).toEqual([
        key,
        422,
        'notAskable',
      ])
    }
    const document = { kind: 'nobodyKnows', sentence: 'This' }
    const strange = await request(id, { employer: { ...nothing, documents: [document] } })
    expect(strange.body.errors?.['employer.documents']?.[0]?.code).toBe('notAskable')
    expect((await read(amina, id)).status).toBe('inReview')
  })

  it('is for whoever reviews, and not for whoever decides', async () => {
    const id = await inReview()
    const answer = await step(luc, id, 'information-request', { message: 'x', dueOn: dueOn() })
    expect(answer.status).toBe(403)
    expect((await luc.get(`/applications/${id}/information-request/askable`)).status).toBe(403)
    expect((await amina.get(`/applications/${id}/information-request/askable`)).status).toBe(200)
  })

  it('asks the participant by a link of their own, of which the employer sees nothing', async () => {
    const id = await inReview()
    const { employer, participant } = await read(amina, id)
    await request(id, {
      employer: { ...nothing, fields: [wage] },
      employee: { ...nothing, fields: ['participant.phone'] },
    })
    const token = await mailedToken(server, participant?.email ?? '')
    const { body } = await open(token)
    expect(body).toMatchObject({ side: 'employee' })
    expect(JSON.stringify(body.form)).not.toContain(wage)
    const theirs = await open(await mailedToken(server, employer.contactEmail))
    expect(JSON.stringify(theirs.body.form)).not.toContain('participant.phone')
  })
})

describe('answering', () => {
  it('takes nothing that was not asked', async () => {
    const { id, token } = await asked()
    const other = await save(token, { 'position.endOn': '2030-01-01' })
    expect(other.status).toBe(422)
    expect(other.body.errors).toHaveProperty(['answers.position.endOn'])
    expect((await upload(token, 'document1')).status).toBe(404)
    expect((await send(token)).status).toBe(422)
    expect(await read(amina, id)).toMatchObject({ status: 'infoRequested' })
  })

  it('keeps what is typed, and is sent in once', async () => {
    const { id, token, email } = await asked()
    const before = await read(amina, id)
    await save(token, { [wage]: '25.10' })
    expect((await open(token)).body.answers).toEqual({ [wage]: '25.10' })
    const [first, second] = await Promise.all([send(token), send(token)])
    expect([first.status, second.status]).toEqual([200, 200])
    const after = await read(amina, id)
    expect(after).toMatchObject({ status: 'inReview', informationRequest: null })
    expect(Number(after.hourlyWage)).toBe(25.1)
    expect(Number(after.requestedAmount)).toBeGreaterThan(Number(before.requestedAmount))
    const history = await amina.get<{ data: HistoryEntry[] }>(`/applications/${id}/history`)
    const answered = history.body.data.filter((entry) => entry.action.endsWith('answerInformation'))
    expect(answered).toMatchObject([
      { actorName: 'Marie Côté', changes: { hourlyWage: ['22.5', '25.1'] } },
    ])
    expect((await lettersTo(id, email)).filter((kind) => kind === 'received')).toHaveLength(1)
    const tasks = await server.db
      .selectFrom('tasks')
      .select(['title', 'assignee_id'])
      .where('parent_id', '=', id)
      .execute()
    expect(tasks).toMatchObject([
      { title: 'Review the information received', assignee_id: after.assignee?.id },
    ])
    const mail = await server.db
      .selectFrom('outbox_messages')
      .select('template')
      .where('record_id', '=', id)
      .where('template', '=', 'applications.informationReceived')
      .execute()
    expect(mail).toHaveLength(1)
  })

  it('is told as a difference, while what was frozen stays as it was', async () => {
    const { id, token } = await asked({ documents: [{ kind: 'other', sentence: 'The stub' }] })
    const path = `/applications/${id}/versions/submission`
    const frozen = await amina.get(path)
    await upload(token, 'document1')
    await save(token, { [wage]: '25.10', reply: 'The stub is of October' })
    expect((await send(token)).status).toBe(200)
    const [answered] = await told(id)
    expect(answered).toMatchObject({
      state: 'answered',
      answeredBy: 'Marie Côté',
      reply: 'The stub is of October',
      after: { [wage]: '25.10' },
      received: [{ code: 'document1', name: 'stub.pdf' }],
    })
    expect(Number(answered?.before?.[wage])).toBe(22.5)
    expect((await amina.get(path)).body).toEqual(frozen.body)
    const copies = await server.db
      .selectFrom('form_responses')
      .select('copy_no')
      .where('record_id', '=', id)
      .where('purpose', '=', 'application.employer')
      .execute()
    expect(copies).toHaveLength(2)
    expect((await read(amina, id)).documents.map(({ name }) => name)).toContain('stub.pdf')
  })

  it('of an employer on file is a proposal, and changes nothing of the employer', async () => {
    const { id, token } = await asked({ fields: ['employer.city'] })
    const { employer } = await read(amina, id)
    await save(token, { 'employer.city': 'Ottawa' })
    expect((await send(token)).status).toBe(200)
    expect((await read(amina, id)).employer.city).toBe(employer.city)
    const proposals = await server.db
      .selectFrom('employer_proposals')
      .select('proposed')
      .where('application_id', '=', id)
      .execute()
    expect(proposals).toMatchObject([{ proposed: { city: 'Ottawa' } }])
  })

  it('needs each document, or a word why not', async () => {
    const { token } = await asked({
      fields: [],
      documents: [{ kind: 'other', sentence: 'The stub' }],
    })
    const missing = await send(token)
    expect([missing.status, missing.body.code]).toEqual([409, 'documentsMissing'])
    await save(token, { reply: 'We pay in cash and keep none' })
    expect((await send(token)).status).toBe(200)
  })

  it('waits for the other side before the review goes on', async () => {
    const id = await inReview()
    const { employer, participant } = await read(amina, id)
    await request(id, {
      employer: { ...nothing, fields: [wage] },
      employee: { ...nothing, fields: ['participant.phone'] },
    })
    const [ours, theirs] = [
      await mailedToken(server, employer.contactEmail),
      await mailedToken(server, participant?.email ?? ''),
    ]
    await save(theirs, { 'participant.phone': '819 555-0123' })
    expect((await send(theirs)).status).toBe(200)
    expect((await read(amina, id)).status).toBe('infoRequested')
    await save(ours, { [wage]: '24' })
    await send(ours)
    const after = await read(amina, id)
    expect(after.status).toBe('inReview')
    expect(after.participant?.phone).toContain('0123')
  })

  it('is refused after it was changed elsewhere', async () => {
    const { token } = await asked()
    await save(token, { [wage]: '24' })
    expect((await send(token, { revision: 0 })).body.code).toBe('formChanged')
    const { version, revision } = (await open(token)).body
    await server.visitor.patch(`/public/information/${token}`, { version, language: 'fr' })
    expect((await send(token, { revision })).status).toBe(200)
  })
})

describe('links', () => {
  it('that never were lead nowhere, and an expired one is answered by mail alone', async () => {
    const { id, token, email } = await asked()
    const unknown = token.replaceAll(/\w/g, 'A')
    expect((await open(unknown)).status).toBe(404)
    expect((await server.visitor.post(`/public/information/${unknown}/fresh-link`)).status).toBe(
      404,
    )
    await server.db
      .updateTable('information_links')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .execute()
    expect((await open(token)).body).toMatchObject({ code: 'linkExpired' })
    const asking = await server.visitor.post(`/public/information/${token}/fresh-link`)
    expect([asking.status, asking.body]).toEqual([204, ''])
    expect(await lettersTo(id, email)).toEqual(['requested', 'freshLink'])
    expect((await open(await mailedToken(server, email))).status).toBe(200)
  })

  it('a request that is closed sends none', async () => {
    const { id, token, email } = await asked()
    await step(amina, id, 'information-request/withdrawal', { reason: 'Found it' })
    await server.visitor.post(`/public/information/${token}/fresh-link`)
    expect(await lettersTo(id, email)).toEqual(['requested', 'withdrawn'])
  })

  it('an employer who is signed in opens the own side, and is told of that alone', async () => {
    const id = await inReview()
    const employee = await server.as('employer')
    const hers = { ...nothing, fields: ['participant.phone'] }
    await request(id, { employer: { ...nothing, fields: [wage] }, employee: hers })
    const path = `/applications/${id}/information-request/link`
    expect((await employee.post(path)).status).toBe(404)
    await server.db
      .updateTable('users')
      .set((make) => ({
        employer_id: make.selectFrom('applications').select('employer_id').where('id', '=', id),
      }))
      .where('type', '=', 'employer')
      .execute()
    const by = await server.as('employer')
    const { body } = await by.post<{ token: string }>(path)
    expect((await open(body.token)).body).toMatchObject({ side: 'employer' })
    expect((await told(id, by)).map(({ side }) => side)).toEqual(['employer'])
    expect((await admin.post(path)).status).toBe(404)
  })
})
