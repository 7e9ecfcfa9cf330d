import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyParticipants } from '#modules/participants/server/verify-participants.ts'
import { cast } from '#seeds/cast.ts'
import type { OwnPlacement } from '../contract/placements.endpoints.ts'
import {
  accept,
  lettersAbout,
  offered,
  readPlacement,
  schedules,
  take,
  underWay,
  withPeople,
} from './placements.test-people.ts'

withPeople()

const approval = new Date('2027-02-01T15:00:00Z')
let rachel: Caller
let amina: Caller
let mathis: Caller

async function signInAgain() {
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  mathis = await server.as('employee')
}

const because = (cancelReason: string, also: object = {}) => ({
  cancelSide: 'employer',
  cancelReason,
  ...also,
})

interface Problem {
  errors?: Record<string, { code: string; message: string }[]>
}
/** Mathis Roy is the participant of this placement. */
const giveToMathis = (applicationId: string) =>
  sql`update users set participant_id = (select participant_id from applications where id = ${applicationId})
    where email = ${cast.employee.email}`.execute(server.db)

const readOwn = (by: Caller, id: string) => by.get<OwnPlacement>(`/placements/${id}/own`)

async function decline(by: Caller, id: string, body: object) {
  const { rows } = await sql<{ version: number }>`
    select version from placements where id = ${id}`.execute(server.db)
  return by.post<OwnPlacement>(`/placements/${id}/refusal`, body, { version: rows[0]!.version })
}

async function moneyOf(id: string) {
  const { rows } = await sql<{ committed: string; amount: string }>`
    select b.committed, l.committed_amount as amount from program_budgets b
      join placements l on l.program_id = b.program_id where l.id = ${id}`.execute(server.db)
  return rows[0]!
}

async function casesOf(id: string) {
  const { rows } = await sql<{ status: string; trigger: string; left: string; today: boolean }>`
    select status, trigger, amount_left as left, orphaned_on = organisation_today() as today
    from orphaned_cases where placement_id = ${id}`.execute(server.db)
  return rows
}

async function expectWhole() {
  const budgets = (await verifyApplications(server.db)).filter((each) => each.startsWith('budget'))
  expect([...budgets, ...(await verifyParticipants(server.db))]).toEqual([])
}

describe('a placement that is given up before its first day', () => {
  let id: string
  let applicationId: string
  beforeEach(async () => {
    ;({ id, applicationId } = await offered(approval))
    await signInAgain()
    await giveToMathis(applicationId)
  }, 60_000)

  it('by the employer releases all of its money, and the participant is listed as orphaned', async () => {
    const before = await moneyOf(id)
    const { status, body } = await take(rachel, id, 'cancellation', because('positionGone'))
    expect([status, body.status]).toEqual([200, 'cancelled'])
    expect(body.cancellation).toEqual({
      on: '2027-02-01',
      side: 'employer',
      reason: 'positionGone',
      note: null,
    })
    const after = await moneyOf(id)
    expect((Number(before.committed) - Number(after.committed)).toFixed(2)).toBe(before.amount)
    expect(await casesOf(id)).toEqual([
      { status: 'open', trigger: 'notStarted', left: before.amount, today: true },
    ])
    await expectWhole()
  })

  it('needs no more documents, and takes none', async () => {
    const of = `/applications/${applicationId}`
    const mayAdd = async () =>
      (await amina.get<{ mayAdd: string[] }>(`${of}/document-lines`)).body.mayAdd
    expect(await mayAdd()).toContain('employer')
    await take(rachel, id, 'cancellation', because('positionGone'))
    expect(await mayAdd()).toEqual([])
    const sent = { kind: 'offerLetter', files: [randomUUID()] }
    const late = await rachel.post<{ title?: string }>(`${of}/documents`, sent)
    expect(codeOf(late)).toEqual([409, 'placementOver'])
    expect(late.body.title).toContain('its documents are not needed')
  })

  it('after its acceptance is given up as well, and nothing more can be done with it', async () => {
    expect((await accept(rachel, id)).status).toBe(200)
    const given = await take(amina, id, 'cancellation', {
      cancelSide: 'program',
      cancelReason: 'employerIneligible',
    })
    expect([given.status, given.body.status, given.body.can]).toEqual([200, 'cancelled', {}])
    const again = await take(amina, id, 'cancellation', because('health'))
    expect(codeOf(again)).toEqual([409, 'wrongState'])
    const started = await take(rachel, id, 'start', { startedOn: '2027-02-01' })
    expect(codeOf(started)).toEqual([409, 'wrongState'])
    await expectWhole()
  })

  it('tells both sides in their language, each no more than is theirs to know', async () => {
    await sql`update applications set language = 'fr' where id = ${applicationId}`.execute(
      server.db,
    )
    await take(rachel, id, 'cancellation', because('otherCandidate', { cancelNote: 'Too slow' }))
    const [employer, ...more] = await lettersAbout(applicationId, 'cancelled')
    expect(more).toEqual([])
    expect(employer?.subject).toContain('placement annulé')
    expect(employer?.body).toContain('Vous avez annulé le placement')
    expect(employer?.body).toContain('Autre personne choisie par l’employeur')
    const [person] = await lettersAbout(applicationId, 'cancelledForPerson')
    expect(person?.body).toMatch(/You did nothing wrong|Vous n’y êtes pour rien/)
    expect(person?.body).not.toMatch(/another candidate|Autre personne|Too slow/)
    const [officer] = await lettersAbout(applicationId, 'cancelledForAssignee')
    expect(officer).toMatchObject({ recipient: cast.caseOfficer.email })
    expect(officer?.body).toContain('Employer chose another candidate')
    expect((await readPlacement(rachel, id)).cancellation?.note).toBe('Too slow')
    expect((await readPlacement(amina, id)).cancellation?.note).toBe('Too slow')
    const own = await readOwn(mathis, id)
    expect(own.body.cancellation).toEqual({
      on: '2027-02-01',
      side: 'employer',
      reason: null,
      note: null,
    })
  })

  it('says to both sides why the program gave it up', async () => {
    await take(amina, id, 'cancellation', {
      cancelSide: 'program',
      cancelReason: 'employerIneligible',
      cancelNote: 'Found by the audit',
    })
    for (const template of ['cancelled', 'cancelledForPerson']) {
      // oxlint-disable-next-line no-await-in-loop -- two letters, one after the other
      const [letter] = await lettersAbout(applicationId, template)
      expect(letter?.body).toMatch(/Employer no longer eligible|Employeur devenu inadmissible/)
      expect(letter?.body).not.toContain('audit')
    }
    expect((await readPlacement(rachel, id)).cancellation).toMatchObject({
      reason: 'employerIneligible',
      note: null,
    })
    expect(await lettersAbout(applicationId, 'cancelledForAssignee')).toEqual([])
  })

  it('hides from the employer what staff note when they record it in the employer’s place', async () => {
    const told = because('positionGone', { cancelNote: 'Third time this year' })
    await take(amina, id, 'cancellation', told)
    expect((await readPlacement(rachel, id)).cancellation).toMatchObject({
      side: 'employer',
      reason: 'positionGone',
      note: null,
    })
  })

  it('needs a note where no reason of the list fits, and takes no other reason or field', async () => {
    const bare = await take(rachel, id, 'cancellation', because('other'))
    expect((bare.body as Problem).errors?.['cancelNote']).toEqual([
      { code: 'reasonNeeded', message: 'Describe the reason in the note' },
    ])
    expect((await take(rachel, id, 'cancellation', because('bored'))).status).toBe(422)
    const more = because('positionGone', { refund: true })
    expect((await take(rachel, id, 'cancellation', more)).status).toBe(422)
    const noted = because('other', { cancelNote: 'Fire in the bakery' })
    expect((await take(rachel, id, 'cancellation', noted)).status).toBe(200)
  })

  it('is the employer’s to give up for itself alone, and has a reason that fits its side', async () => {
    const complaint = async (by: Caller, cancelSide: string, cancelReason: string, field: string) =>
      complaintOf(await take(by, id, 'cancellation', { cancelSide, cancelReason }), field)
    expect(await complaint(rachel, 'participant', 'otherJob', 'cancelSide')).toBe('sideOfOthers')
    expect(await complaint(rachel, 'program', 'leftProgram', 'cancelSide')).toBe('sideOfOthers')
    expect(await complaint(rachel, 'employer', 'otherJob', 'cancelReason')).toBe('reasonOfOthers')
    expect(await complaint(amina, 'participant', 'positionGone', 'cancelReason')).toBe(
      'reasonOfOthers',
    )
    expect(await complaint(amina, 'program', 'health', 'cancelReason')).toBe('reasonOfOthers')
    const told = { cancelSide: 'participant', cancelReason: 'otherJob' }
    expect((await take(amina, id, 'cancellation', told)).status).toBe(200)
    expect((await readPlacement(rachel, id)).cancellation).toMatchObject({ reason: null })
  })

  it('is given up once, however many press at the same moment', async () => {
    const before = await moneyOf(id)
    const { version } = await readPlacement(amina, id)
    const press = (by: Caller) =>
      by.post(`/placements/${id}/cancellation`, because('positionGone'), { version })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => press(nth % 2 ? amina : rachel)),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 412].includes(status))).toBe(true)
    const after = await moneyOf(id)
    expect((Number(before.committed) - Number(after.committed)).toFixed(2)).toBe(before.amount)
    expect(await lettersAbout(applicationId, 'cancelled')).toHaveLength(1)
    await expectWhole()
  })

  it('is nobody’s who only decides or looks, and no other employer’s', async () => {
    for (const role of ['approver', 'auditor'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one signs in after the other
      const caller = await server.as(role)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await take(caller, id, 'cancellation', because('health'))).status).toBe(403)
    }
    await sql`update placements set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${id}`.execute(server.db)
    expect((await take(rachel, id, 'cancellation', because('health'))).status).toBe(404)
  })
})

describe('a participant who gives up the own placement', () => {
  let id: string
  let applicationId: string
  beforeEach(async () => {
    ;({ id, applicationId } = await offered(approval))
    await signInAgain()
    await giveToMathis(applicationId)
  }, 60_000)

  it('reads the job and nothing of its money', async () => {
    const { status, body } = await readOwn(mathis, id)
    expect([status, body.can]).toEqual([200, { decline: true }])
    expect(Object.keys(body)).not.toContain('agreement')
    const { agreement, can } = await readPlacement(amina, id)
    expect(can['cancel']).toBe(true)
    for (const by of [amina, rachel])
      // oxlint-disable-next-line no-await-in-loop -- two readers, one after the other
      expect((await readPlacement(by, id)).can).not.toHaveProperty('decline')
    expect(JSON.stringify(body)).not.toContain(agreement.amount)
  })

  it('keeps the reason from the employer, on the record and in the letter', async () => {
    const note = 'An operation in March'
    const { status, body } = await decline(mathis, id, {
      declineReason: 'health',
      cancelNote: note,
    })
    expect([status, body.status, body.can]).toEqual([200, 'cancelled', {}])
    expect(body.cancellation).toMatchObject({ side: 'participant', reason: 'health', note })
    expect((await readPlacement(amina, id)).cancellation).toMatchObject({ reason: 'health', note })
    expect((await readPlacement(rachel, id)).cancellation).toMatchObject({
      side: 'participant',
      reason: null,
      note: null,
    })
    const [employer] = await lettersAbout(applicationId, 'cancelled')
    expect(employer?.body).toMatch(/has given up the placement|a renoncé au placement/)
    expect(employer?.body).not.toMatch(/Health|Santé|operation/)
    const history = await rachel.get(`/applications/${applicationId}/history`)
    expect(JSON.stringify(history.body)).not.toMatch(/health|operation/)
    await expectWhole()
  })

  it.each([
    ['health', 1],
    ['otherJob', 0],
    ['returnedToSchool', 0],
    ['leftProgram', 0],
  ])('for the reason %s leaves %i open case', async (declineReason, count) => {
    expect((await decline(mathis, id, { declineReason })).status).toBe(200)
    expect(await casesOf(id)).toHaveLength(count)
  })

  it('is nobody else: staff and employers cancel, and another’s placement is not there', async () => {
    for (const caller of [amina, rachel]) {
      // oxlint-disable-next-line no-await-in-loop -- two callers, one after the other
      expect((await decline(caller, id, { declineReason: 'moved' })).status).toBe(404)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await readOwn(caller, id)).status).toBe(404)
    }
    await sql`update users set participant_id = (select id from participants where id <> ${
      (await participantOf(id)) ?? ''
    } limit 1) where email = ${cast.employee.email}`.execute(server.db)
    expect((await readOwn(mathis, id)).status).toBe(404)
    expect((await decline(mathis, id, { declineReason: 'moved' })).status).toBe(404)
  })
})

const participantOf = async (id: string) => {
  const { rows } = await sql<{ of: string }>`
    select participant_id as of from placements where id = ${id}`.execute(server.db)
  return rows[0]?.of
}

describe('a placement that is under way', () => {
  it('is ended, not given up', async () => {
    const { id, applicationId } = await underWay(approval, schedules.falling)
    await signInAgain()
    await giveToMathis(applicationId)
    expect(codeOf(await take(amina, id, 'cancellation', because('health')))).toEqual([
      409,
      'wrongState',
    ])
    expect(codeOf(await decline(mathis, id, { declineReason: 'health' }))).toEqual([
      409,
      'wrongState',
    ])
    expect((await readOwn(mathis, id)).body.can).toEqual({})
  }, 60_000)
})
