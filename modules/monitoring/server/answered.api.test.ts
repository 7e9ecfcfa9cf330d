import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { act, formOf, goTo, readForm, twentyWeeks } from './monitoring.test-people.ts'
import { answersTo } from './survey-answers.test-forms.ts'
import {
  addressOf,
  fill,
  freshLink,
  keptOf,
  lettersOf,
  open,
  save,
  send,
  submit,
  tokenOf,
} from './survey.test-people.ts'

withPeople()

let placementId: string
let form: string
let token: string
let amina: Caller

beforeEach(async () => {
  ;({ placementId } = await twentyWeeks())
  await goTo('2027-03-08')
  form = await formOf(placementId, 'employer', 1)
  token = await tokenOf(form)
  amina = await server.as('caseOfficer')
}, 60_000)

const accept = (by: Caller, id = form) => act(by, id, 'acceptance', {})
const askForChanges = (by: Caller = amina, newDay = '2027-03-25') =>
  act(by, form, 'changes-request', { changes: 'The wage is of January', newDay })

const wrongIn = (body: object) => Object.keys((body as { errors: object }).errors)

describe('the link of a letter', () => {
  it('goes to each side in the morning on which its form opens', async () => {
    const person = await formOf(placementId, 'participant', 1)
    expect(await lettersOf(form)).toEqual([`opened to ${await addressOf(form)}`])
    expect(await lettersOf(person)).toEqual([`opened to ${await addressOf(person)}`])
    expect(await addressOf(person)).not.toBe(await addressOf(form))
    expect(await lettersOf(await formOf(placementId, 'employer', 2))).toEqual([])
  })

  it('opens the form, and tells nothing that is personal', async () => {
    const { status, body } = await open(token)
    expect([status, body]).toMatchObject([200, { side: 'employer', number: 1, submitted: null }])
    // Two trainees in one job are told apart.
    expect(body.since).toEqual({ en: 'since February 8, 2027', fr: 'depuis le 8 février 2027' })
    const { name } = await readForm(amina, form)
    expect(JSON.stringify(body)).not.toContain(name?.split(' ')[0])
    expect(JSON.stringify(body)).not.toContain('@')
    expect(body.form?.sections.length).toBeGreaterThan(2)
  })

  it('is told to nobody who guesses', async () => {
    const guessed = await open('x'.repeat(43))
    const short = await open('guess')
    expect([guessed.status, short.status]).toEqual([404, 404])
    expect(codeOf(guessed)).toEqual([404, 'notFound'])
  })

  it('opens nothing from 31 days after the due day on, and a new one goes to the address on file', async () => {
    await goTo('2027-04-21')
    const { body } = await open(token)
    await goTo('2027-04-22')
    expect(codeOf(await open(token))).toEqual([409, 'linkExpired'])
    expect(codeOf(await submit(token, body))).toEqual([409, 'linkExpired'])
    expect((await freshLink(token)).status).toBe(204)
    expect((await lettersOf(form)).at(-1)).toBe(`freshLink to ${await addressOf(form)}`)
    expect((await open(await tokenOf(form))).status).toBe(200)
  })

  it('is mailed three times within the hour, and not oftener', async () => {
    server.clock.moveTo(new Date('2027-03-09T15:00:00Z'))
    for (let at = 0; at < 5; at++) expect((await freshLink(token)).status).toBe(204)
    expect((await lettersOf(form)).filter((each) => each.startsWith('freshLink'))).toHaveLength(3)
  })

  it('holds longer once there is more time', async () => {
    await act(amina, form, 'extension', { newDay: '2027-04-06', reason: 'Illness' })
    await goTo('2027-05-06')
    expect((await open(token)).status).toBe(200)
    expect((await lettersOf(form)).at(-1)).toMatch(/^extended/)
  })
})

describe('what a form tells whoever fills it in', () => {
  it('is what was agreed on, to the employer alone, and not once the job is over', async () => {
    const { rows } = await sql<{ hoursPerWeek: string; hourlyWage: string }>`
      select hours_per_week as "hoursPerWeek", hourly_wage as "hourlyWage" from placements
      where id = ${placementId}`.execute(server.db)
    expect((await open(token)).body.agreed).toEqual(rows[0])
    const person = await tokenOf(await formOf(placementId, 'participant', 1))
    expect((await open(person)).body.agreed).toBeNull()
    await goTo('2027-10-20')
    const last = await tokenOf(await formOf(placementId, 'employer', 6))
    expect((await open(last)).body).toMatchObject({ number: 6, agreed: null })
  })
})

describe('a form that is filled in', () => {
  it('keeps what is typed until it is sent', async () => {
    const { status, body } = await save(token, { qhours00000: '32' })
    expect([status, body]).toMatchObject([200, { answers: { qhours00000: '32' } }])
    expect((await open(token)).body.answers).toMatchObject({ qhours00000: '32' })
  })

  it('is sent once, by whoever the letter went to, and confirmed by mail', async () => {
    const sent = await fill(token, { qhours00000: '32' })
    expect([sent.status, sent.body.submitted]).toMatchObject([
      200,
      { state: 'sent', on: '2027-03-08' },
    ])
    expect(await keptOf(placementId, 'employer')).toMatchObject([
      { by: 'Rachel Okafor', content: { qhours00000: '32' } },
    ])
    expect(await readForm(amina, form)).toMatchObject({
      status: 'submitted',
      submittedOn: '2027-03-08',
      submittedBy: 'Rachel Okafor',
      timing: null,
    })
    expect((await auditRows(server.db, { entityId: form })).at(-1)).toMatchObject({
      action: 'monitoring.submit',
      actor: 'Rachel Okafor',
      changes: { status: ['open', 'submitted'] },
    })
    expect((await lettersOf(form)).at(-1)).toMatch(/^received/)
    const again = await send(token)
    expect([again.status, again.body.submitted]).toMatchObject([200, { state: 'sent' }])
    expect(codeOf(await save(token, { qhours00000: '1' }))).toEqual([409, 'alreadySubmitted'])
    expect(await keptOf(placementId, 'employer')).toHaveLength(1)
  })

  it('is kept once when it is sent fifty times at once', async () => {
    const { body } = await open(token)
    const { body: saved } = await save(token, answersTo(body.form!))
    const { version, revision } = saved
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.visitor.post(`/public/monitoring-surveys/${token}/submission`, {
          version,
          revision,
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await keptOf(placementId, 'employer')).toHaveLength(1)
    expect((await lettersOf(form)).filter((each) => each.startsWith('received'))).toHaveLength(1)
  })

  it('says what is wrong at its question, and takes no other', async () => {
    const { status, body } = await send(token)
    expect(status).toBe(422)
    expect(wrongIn(body)).toContain('qstill00000')
    expect((await save(token, { qnothing000: 'x' })).status).toBe(422)
    const { version, revision } = (await open(token)).body
    const seen = await submit(token, { version, revision: revision + 1 })
    expect(codeOf(seen)).toEqual([409, 'formChanged'])
  })

  it('is not taken in once it is waived, and its page says so', async () => {
    await act(amina, form, 'waiver', { reason: 'Answered by telephone' })
    expect((await open(token)).body.submitted).toMatchObject({ state: 'closed' })
    expect(codeOf(await save(token, { qhours00000: '32' }))).toEqual([409, 'formNotOpen'])
    expect(codeOf(await send(token))).toEqual([409, 'formNotOpen'])
    await freshLink(token)
    expect((await lettersOf(form)).at(-1)).toMatch(/^opened/)
    expect(await keptOf(placementId, 'employer')).toEqual([])
  })

  it('is held against the other side’s', async () => {
    await fill(token, { qhours00000: '40' })
    await fill(await tokenOf(await formOf(placementId, 'participant', 1)), { qhours00000: '20' })
    const { body } = await amina.get<{ data: { role: { en: string }; purpose: string }[] }>(
      `/answer-differences?record=${placementId}`,
    )
    expect(body.data.map(({ role }) => role.en)).toContain('Hours per week')
    expect(new Set(body.data.map(({ purpose }) => purpose)).size).toBe(1)
  })
})

describe('what was sent', () => {
  beforeEach(async () => {
    await fill(token, { qhours00000: '32' })
  })

  it('is accepted, and asked for again all the same; each copy is kept', async () => {
    const accepted = await accept(amina)
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { status: 'accepted', acceptedOn: '2027-03-08', acceptedBy: expect.stringMatching(/^Amina/) },
    ])
    const rachel = await server.as('employer')
    expect(await readForm(rachel, form)).toMatchObject({ status: 'accepted', acceptedBy: null })
    const body = { newDay: '2027-03-25', reason: 'It was another placement' }
    expect((await act(amina, form, 'reopening', body)).body).toMatchObject({
      status: 'open',
      submittedOn: null,
      acceptedBy: null,
    })
    await fill(await tokenOf(form), { qhours00000: '33' })
    expect(await keptOf(placementId, 'employer')).toMatchObject([
      { content: { qhours00000: '32' } },
      { content: { qhours00000: '33' } },
    ])
  })

  it('is to be changed: a letter says what, and opens the answers of before', async () => {
    expect((await askForChanges()).body).toMatchObject({
      status: 'open',
      dueOn: '2027-03-25',
      changesAsked: 'The wage is of January',
      submittedBy: null,
    })
    expect((await lettersOf(form)).at(-1)).toBe(`changesAsked to ${await addressOf(form)}`)
    const { body } = await open(await tokenOf(form))
    expect(body).toMatchObject({
      changesAsked: 'The wage is of January',
      answers: { qhours00000: '32' },
      submitted: null,
    })
    // What was confirmed is confirmed anew.
    expect(wrongIn((await send(await tokenOf(form))).body)).toEqual(['qaccurate00'])
    expect((await fill(await tokenOf(form))).status).toBe(200)
    expect((await readForm(amina, form)).changesAsked).toBeNull()
    expect(await keptOf(placementId, 'employer')).toHaveLength(2)
  })

  it('opens by no link of before once it is to be changed, and a new one is sent on demand', async () => {
    const { body } = await open(token)
    await askForChanges()
    expect(codeOf(await open(token))).toEqual([409, 'linkExpired'])
    expect(codeOf(await submit(token, body))).toEqual([409, 'linkExpired'])
    server.clock.moveTo(new Date('2027-03-09T15:00:00Z'))
    await freshLink(token)
    expect((await lettersOf(form)).at(-1)).toMatch(/^freshLink/)
  })

  it('is changed until a business day ahead, for a reason that is said', async () => {
    expect((await askForChanges(amina, '2027-03-27')).status).toBe(422)
    expect((await askForChanges(amina, '2027-03-08')).status).toBe(422)
    const silent = await act(amina, form, 'changes-request', { newDay: '2027-03-25' })
    expect(silent.status).toBe(422)
    expect((await readForm(amina, form)).status).toBe('submitted')
  })

  it('is judged by nobody who only looks, or of whom it is', async () => {
    for (const who of ['auditor', 'employer'] as const) {
      const by = await server.as(who)
      expect((await accept(by)).status).toBe(403)
      expect((await askForChanges(by)).status).toBe(403)
    }
  })
})

describe('whoever is signed in', () => {
  const link = (by: Caller, id = form) => by.post<{ token: string }>(`/monitoring-forms/${id}/link`)

  it('opens the own form without the letter, and sends it by name', async () => {
    const rachel = await server.as('employer')
    expect((await readForm(rachel, form)).mayFill).toBe(true)
    const { status, body } = await link(rachel)
    expect(status).toBe(200)
    await fill(body.token)
    expect(await keptOf(placementId, 'employer')).toMatchObject([{ by: 'Rachel Okafor' }])
    expect((await readForm(rachel, form)).mayFill).toBe(false)
    expect(codeOf(await link(rachel))).toEqual([409, 'formNotOpen'])
  })

  it('opens no form of the other side, nor as staff', async () => {
    const zoe = await server.as('employee')
    expect((await link(zoe)).status).toBe(404)
    expect((await link(zoe, await formOf(placementId, 'participant', 1))).status).toBe(200)
    expect((await link(amina)).status).toBe(403)
    expect((await readForm(amina, form)).mayFill).toBe(false)
  })

  it('has no form that is not open yet', async () => {
    const rachel = await server.as('employer')
    expect(codeOf(await link(rachel, await formOf(placementId, 'employer', 2)))).toEqual([
      409,
      'formNotOpen',
    ])
  })

  it('has a link that ends with the account, and after a day', async () => {
    const { body } = await link(await server.as('employer'))
    await sql`update users set status = 'disabled' where email = ${cast.employer.email}`.execute(
      server.db,
    )
    expect((await open(body.token)).status).toBe(404)
    await sql`update users set status = 'active' where email = ${cast.employer.email}`.execute(
      server.db,
    )
    expect((await open(body.token)).status).toBe(200)
    server.clock.moveTo(new Date('2027-03-09T15:00:01Z'))
    expect(codeOf(await open(body.token))).toEqual([409, 'linkExpired'])
  })
})
