import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  asked,
  attach,
  course,
  fill,
  filled,
  freshLink,
  kindsOf,
  lettersOf,
  open,
  readRequest,
  save,
  send,
  submit,
  tokenOf,
  working,
} from './requests.test-people.ts'
import { verifyRequests } from './verify-requests.ts'

withPeople()

let placementId: string
let amina: Caller
let id: string
let token: string

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  server.clock.moveTo(new Date('2027-02-08T16:00:00Z'))
  amina = await server.as('caseOfficer')
  ;({ id } = await asked(amina, placementId))
  token = await tokenOf(id)
})

const wrongIn = (body: object) => Object.keys((body as { errors: object }).errors)
const complaints = (body: object) =>
  Object.fromEntries(
    Object.entries((body as { errors: Record<string, { code: string }[]> }).errors).map(
      ([key, [first]]) => [key, first?.code],
    ),
  )

describe('the link of a letter', () => {
  it('says for whom it counts, and whether one is signed in as somebody else', async () => {
    const { employer } = await readRequest(amina, id)
    const told = async (by: Caller) =>
      (await by.get<{ countsFor: object }>(`/public/funding-requests/${token}`)).body.countsFor
    expect(await told(await server.as('employer'))).toEqual({ employer, isOther: false })
    expect(await told(await server.as('employee'))).toEqual({ employer, isOther: true })
  })

  it('goes to the side that is asked, and opens its form without telling anything personal', async () => {
    const participant = await asked(amina, placementId, 'participant')
    const [toEmployer] = await lettersOf(id)
    const [toParticipant] = await lettersOf(participant.id)
    expect(toEmployer).toMatch(/^asked to /)
    expect(toParticipant).not.toBe(toEmployer)
    const { status, body } = await open(token)
    expect([status, body]).toMatchObject([
      200,
      { side: 'employer', dueOn: '2027-03-01', submitted: null },
    ])
    const { name } = await readRequest(amina, id)
    expect(JSON.stringify(body)).not.toContain(name?.split(' ')[0])
    expect(JSON.stringify(body)).not.toContain('@')
  })

  it('is told to nobody who guesses', async () => {
    expect((await open('x'.repeat(43))).status).toBe(404)
    expect((await open('guess')).status).toBe(404)
  })

  it('ends thirty days after the form was due, and a new one is mailed three times an hour', async () => {
    for (let at = 0; at < 4; at++) expect((await freshLink(token)).status).toBe(204)
    expect((await kindsOf(id)).filter((kind) => kind === 'freshLink')).toHaveLength(2)
    server.clock.moveTo(new Date('2027-04-02T16:00:00Z'))
    expect(codeOf(await open(token))).toEqual([409, 'linkExpired'])
  })
})

describe('a form', () => {
  it('keeps what is typed, is sent once, and fills the fields and lines of its request', async () => {
    expect((await save(token, { 'training.courseTitle': 'Food' })).status).toBe(200)
    const sent = await fill(token)
    expect([sent.status, sent.body]).toMatchObject([
      200,
      {
        name: { en: 'Funding request for training' },
        submitted: { state: 'sent', follows: 'decision' },
      },
    ])
    expect(await readRequest(amina, id)).toMatchObject({
      status: 'awaitingApproval',
      courseTitle: 'Food safety',
      startsOn: '2027-03-15',
      hours: '40.00',
      isAffiliated: false,
      requestedAmount: '1250.50',
      lines: [
        { kind: 'tuition', requested: '1100.25', approved: null },
        { kind: 'books', requested: '150.25', approved: null },
      ],
      submittedBy: 'Rachel Okafor',
    })
    expect(await kindsOf(id)).toEqual(['asked', 'received', 'receivedForAssignee'])
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'fundingRequests.submit',
      actor: 'Rachel Okafor',
    })
    const again = await submit(token, sent.body)
    expect([again.status, again.body.submitted]).toMatchObject([200, { state: 'sent' }])
    expect(codeOf(await save(token, course))).toEqual([409, 'alreadySubmitted'])
    expect(await kindsOf(id)).toHaveLength(3)
    expect(await verifyRequests(server.db)).toEqual([])
  })

  it('asks how much for each cost that is chosen, for the files and the statements', async () => {
    await save(token, { ...course, 'cost.books': null, 'statements.accurate': false })
    expect(wrongIn((await send(token)).body).toSorted()).toEqual([
      'cost.books',
      'qoutline000',
      'qquote00000',
      'statements.accurate',
    ])
    expect((await attach(token, 'qother00000')).status).toBe(404)
  })

  it('takes no amount for a cost that was not chosen', async () => {
    await fill(token, { 'training.costs': ['tuition'] })
    expect(await readRequest(amina, id)).toMatchObject({
      requestedAmount: '1100.25',
      lines: [{ kind: 'tuition' }],
    })
  })

  it.each([
    [{ 'training.startsOn': '2027-02-07' }, { 'training.startsOn': 'beganBeforeApproval' }],
    [
      { 'training.startsOn': '2027-06-09', 'training.endsOn': '2027-06-10' },
      { 'training.startsOn': 'startsTooLate' },
    ],
    [{ 'training.endsOn': '2027-03-14' }, { 'training.endsOn': 'endsBeforeStart' }],
    [{ 'training.endsOn': '2027-06-28' }, { 'training.endsOn': 'endsAfterPlacement' }],
    [{ 'training.endsOn': '2028-03-13' }, { 'training.endsOn': 'courseTooLong' }],
    [{ 'training.hours': '23.99' }, { 'training.hours': 'courseTooShort' }],
    [{ 'training.isAffiliated': true }, { 'training.isAffiliated': 'affiliatedProvider' }],
  ])('refuses a course that no amount makes right: %j', async (wanted, wrong) => {
    const { status, body } = await fill(token, wanted)
    expect([status, complaints(body)]).toEqual([422, wrong])
    expect((await readRequest(amina, id)).status).toBe('awaitingForm')
  })

  it('takes a course to the last day of every limit', async () => {
    const limits = {
      'training.startsOn': '2027-06-08',
      'training.endsOn': '2027-06-27',
      'training.hours': '24',
    }
    expect((await fill(token, limits)).status).toBe(200)
  })

  it('is not sent as another one than was seen', async () => {
    const { body } = await save(token, course)
    await save(token, { 'training.courseTitle': 'Another' })
    expect(codeOf(await submit(token, body))).toEqual([409, 'formChanged'])
  })
})

describe('whoever is signed in', () => {
  const link = (by: Caller, of = id) => by.post<{ token: string }>(`/funding-requests/${of}/link`)

  it('opens the own form without the letter, for a day, and sends it by name', async () => {
    const rachel = await server.as('employer')
    expect((await readRequest(rachel, id)).mayFill).toBe(true)
    const { body } = await link(rachel)
    server.clock.moveTo(new Date('2027-02-09T16:00:01Z'))
    expect(codeOf(await open(body.token))).toEqual([409, 'linkExpired'])
    const again = await link(await server.as('employer'))
    expect((await fill(again.body.token)).status).toBe(200)
    expect(await readRequest(await server.as('employer'), id)).toMatchObject({
      submittedBy: 'Rachel Okafor',
      mayFill: false,
    })
    expect(codeOf(await link(await server.as('employer')))).toEqual([409, 'formNotOpen'])
  })

  it('has a link that ends with the role, and with what the role may', async () => {
    const { body } = await link(await server.as('employer'))
    expect((await open(body.token)).status).toBe(200)
    await sql`update roles set version = version + 1
      where id = (select role_id from users where email = ${cast.employer.email})`.execute(
      server.db,
    )
    expect(codeOf(await open(body.token))).toEqual([409, 'linkExpired'])
    expect(codeOf(await save(token, course))[0]).toBe(200)
  })

  it('has a link that ends with the account', async () => {
    const { body } = await link(await server.as('employer'))
    const as = (status: string) =>
      sql`update users set status = ${status} where email = ${cast.employer.email}`.execute(
        server.db,
      )
    await as('disabled')
    expect((await open(body.token)).status).toBe(404)
    await as('active')
    expect((await open(body.token)).status).toBe(200)
  })

  it('opens no form of the other side, nor as staff', async () => {
    expect((await link(await server.as('employee'))).status).toBe(404)
    expect((await link(amina)).status).toBe(404)
    const own = await asked(amina, placementId, 'participant')
    expect((await link(await server.as('employee'), own.id)).status).toBe(200)
    expect((await link(await server.as('employer'), own.id)).status).toBe(404)
  })
})

it('is over once it is cancelled: nothing is saved or sent any more', async () => {
  const sent = await filled(amina, placementId)
  expect((await readRequest(amina, sent)).status).toBe('awaitingApproval')
  const { version } = await readRequest(amina, id)
  const { body } = await save(token, course)
  await amina.post(`/funding-requests/${id}/cancellation`, { reason: 'Full' }, { version })
  expect(codeOf(await save(token, course))).toEqual([409, 'formNotOpen'])
  expect(codeOf(await submit(token, body))).toEqual([409, 'formNotOpen'])
  expect((await open(token)).body.submitted).toMatchObject({ state: 'closed' })
  const { rows } = await sql`select 1 from form_responses where record_id = ${id}`.execute(
    server.db,
  )
  expect(rows).toEqual([])
})
