import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintIn, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { lapsePlacements } from './lapse-placements.ts'
import { remindEmployers } from './remind-employers.ts'
import {
  accept,
  lettersAbout,
  offered,
  readPlacement,
  signed,
  take,
  withPeople,
} from './placements.test-people.ts'

withPeople()

let id: string
let applicationId: string
let rachel: Caller
let amina: Caller
let luc: Caller
const begin = new Date('2027-02-01T15:00:00Z')

beforeEach(async () => {
  // What tests before have left lapses in none of those that follow.
  await sql`update placements set accept_by = null, start_by = case when start_by is null then null else '2099-01-01'::date end`.execute(
    server.db,
  )
  ;({ id, applicationId } = await offered(begin))
  await signInAgain()
}, 60_000)

/** Sessions end while the clock is wound on. */
async function signInAgain() {
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
}

async function goTo(moment: string) {
  server.clock.moveTo(new Date(moment))
  await signInAgain()
}

const lapse = () => runJob(server.system, lapsePlacements([]))
const remind = () => runJob(server.system, remindEmployers)

async function balances() {
  const { rows } = await sql<{ committed: string; left: string }>`
    select b.committed, (b.committed - l.committed_amount)::text as left from program_budgets b
      join placements l on l.program_id = b.program_id where l.id = ${id}`.execute(server.db)
  return rows[0]!
}

describe('an offer', () => {
  it('holds for five business days of the province, and the letter says so', async () => {
    // 1 February 2027 is a Monday.
    expect(await readPlacement(rachel, id)).toMatchObject({
      status: 'planned',
      acceptBy: '2027-02-08',
      acceptance: null,
    })
    const [letter] = await lettersAbout(applicationId, 'offered')
    expect(letter?.subject).toMatch(/^(?:Application \S+ approved|Demande \S+ approuvée)$/)
  })

  it('is accepted by the employer, and what was shown is kept as it was shown', async () => {
    const seen = await readPlacement(rachel, id)
    const answer = await accept(rachel, id)
    expect([answer.status, answer.body.status]).toEqual([200, 'accepted'])
    expect(answer.body).toMatchObject({
      acceptance: { name: 'Rachel Okafor', title: 'Director', language: 'fr', note: null },
      agreement: seen.agreement,
      seal: seen.seal,
    })
    await sql`update employers set legal_name = 'Renamed Inc.' where id = (select employer_id from placements where id = ${id})`.execute(
      server.db,
    )
    expect((await readPlacement(rachel, id)).agreement).toEqual(seen.agreement)
  })

  it('that has changed since it was shown is not accepted, and is shown anew', async () => {
    const { seal } = await readPlacement(rachel, id)
    await sql`update applications set participant_name = 'Zoé Martin' where id = ${applicationId}`.execute(
      server.db,
    )
    const answer = await take(rachel, id, 'acceptance', signed(seal))
    expect(codeOf(answer)).toEqual([409, 'agreementChanged'])
    expect(answer.body).toMatchObject({ current: { agreement: { participant: 'Zoé Martin' } } })
    expect((await readPlacement(rachel, id)).status).toBe('planned')
    expect((await accept(rachel, id)).status).toBe(200)
  })

  it('is accepted once by twenty at the same moment', async () => {
    const { seal, version } = await readPlacement(rachel, id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        rachel.post(`/placements/${id}/acceptance`, signed(seal), { version }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      isOwn: true,
      title: 'You changed this elsewhere in the meantime',
    })
    expect(await lettersAbout(applicationId, 'accepted')).toHaveLength(1)
  })

  it('that has changed is refused, and tells staff alone who of the staff it was', async () => {
    const { seal, version } = await readPlacement(rachel, id)
    await take(amina, id, 'recorded-acceptance', paper(seal))
    const late = (by: Caller, noun: string, body: object) =>
      by.post(`/placements/${id}/${noun}`, body, { version })
    expect((await late(rachel, 'acceptance', signed(seal))).body).toMatchObject({
      code: 'stale',
      changedBy: null,
      isOwn: false,
    })
    const told = { code: 'stale', changedBy: expect.stringMatching(/Amina/) as string }
    const recorded = ['recorded-acceptance', paper(seal)] as const
    const margaret = await server.as('superAdmin')
    expect((await late(margaret, ...recorded)).body).toMatchObject({ ...told, isOwn: false })
    expect((await late(amina, ...recorded)).body).toMatchObject({ ...told, isOwn: true })
  })

  it('is no employee’s to see or to accept, and staff do not accept it for the employer', async () => {
    const { seal } = await readPlacement(amina, id)
    await sql`update placements set participant_id = u.participant_id from users u
      where u.email = 'employee@example.org' and placements.id = ${id}`.execute(server.db)
    const mathis = await server.as('employee')
    expect((await mathis.get(`/placements/${id}`)).status).toBe(404)
    expect((await take(mathis, id, 'acceptance', signed(seal))).status).toBe(404)
    expect(codeOf(await take(amina, id, 'acceptance', signed(seal)))).toEqual([
      409,
      'employerAccepts',
    ])
    expect((await take(rachel, id, 'recorded-acceptance', paper(seal))).status).toBe(403)
  })

  it('that was accepted on paper is recorded by the staff, who say how it came', async () => {
    const { seal } = await readPlacement(amina, id)
    const { note: _, ...silent } = paper(seal)
    const without = await take(amina, id, 'recorded-acceptance', silent)
    expect([without.status, complaintOf(without, 'note')]).toEqual([422, 'required'])
    const answer = await take(amina, id, 'recorded-acceptance', paper(seal))
    expect(answer.body).toMatchObject({ status: 'accepted', acceptance: { note: 'By post' } })
    expect((await readPlacement(rachel, id)).acceptance?.note).toBeNull()
  })

  it('is not accepted without the confirmation', async () => {
    const { seal } = await readPlacement(rachel, id)
    const answer = await take(rachel, id, 'acceptance', { ...signed(seal), isConfirmed: false })
    expect([answer.status, complaintIn(answer, 'isConfirmed')?.message]).toEqual([
      422,
      'Confirm this to accept',
    ])
  })
})

const paper = (seal: string) => ({
  signatoryName: 'Rachel Okafor',
  signatoryTitle: 'Director',
  agreementLanguage: 'en',
  note: 'By post',
  seal,
})

describe('an offer that is not accepted', () => {
  it('stands through its last day, lapses in the night after it, and its money is free to the cent', async () => {
    const before = await balances()
    // Midnight in Toronto is five in the morning in UTC.
    await goTo('2027-02-09T04:55:00Z')
    await lapse()
    expect((await readPlacement(amina, id)).status).toBe('planned')
    await goTo('2027-02-09T05:15:00Z')
    await Promise.all([lapse(), lapse(), lapse()])
    expect(await readPlacement(amina, id)).toMatchObject({
      status: 'lapsed',
      lapsedOn: '2027-02-09',
      can: {},
    })
    expect((await balances()).committed).toBe(before.left)
    const { rows } = await sql<{ over: boolean }>`
      select placement_is_over as over from applications where id = ${applicationId}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ over: true }])
    expect(
      (await verifyApplications(server.db)).filter((each) => each.startsWith('budget')),
    ).toEqual([])
  })

  it('is told to the employer, the participant and the case officer, once', async () => {
    await sql`update applications set language = 'fr' where id = ${applicationId}`.execute(
      server.db,
    )
    await goTo('2027-02-09T05:15:00Z')
    await lapse()
    await lapse()
    const [employer, ...more] = await lettersAbout(applicationId, 'offerLapsed')
    expect(more).toEqual([])
    expect(employer?.subject).toMatch(/\s: offre expirée$/)
    expect(employer?.body).toContain('au plus tard le 8 février 2027')
    const [person] = await lettersAbout(applicationId, 'lapsedForPerson')
    expect(person?.subject).toMatch(/funding expired$|financement expiré$/)
    expect(await lettersAbout(applicationId, 'lapsedForAssignee')).toMatchObject([
      { recipient: 'case.officer@example.org' },
    ])
  })

  it('cannot be accepted after its day, even before the night’s work was done', async () => {
    await goTo('2027-02-09T05:05:00Z')
    expect(codeOf(await accept(rachel, id))).toEqual([409, 'offerIsOver'])
  })

  it('stays as long as somebody who decides extends it, to a later day, with a reason', async () => {
    const early = await take(luc, id, 'offer-extension', {
      newDay: '2027-02-08',
      reason: 'Illness',
    })
    expect([early.status, complaintOf(early, 'newDay')]).toEqual([422, 'notLater'])
    const slip = { newDay: '2028-02-15', reason: 'Illness' }
    const far = await take(luc, id, 'offer-extension', slip)
    expect([far.status, complaintOf(far, 'newDay')]).toEqual([422, 'notWithinYear'])
    const later = { newDay: '2027-02-15', reason: 'Illness' }
    expect((await take(amina, id, 'offer-extension', later)).status).toBe(403)
    expect((await take(luc, id, 'offer-extension', later)).body).toMatchObject({
      status: 'planned',
      acceptBy: '2027-02-15',
    })
    const [letter] = await lettersAbout(applicationId, 'extended')
    expect(letter?.body).toContain('Illness')
    await goTo('2027-02-09T05:15:00Z')
    await lapse()
    expect((await accept(rachel, id)).status).toBe(200)
  })

  it('is reminded of once, at most five days before its day', async () => {
    await goTo('2027-02-02T12:30:00Z')
    await remind()
    expect(await lettersAbout(applicationId, 'acceptSoon')).toEqual([])
    await goTo('2027-02-03T15:30:00Z')
    await remind()
    await remind()
    const letters = await lettersAbout(applicationId, 'acceptSoon')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toMatch(/February 8, 2027|8 février 2027/)
  })
})

describe('an accepted offer', () => {
  beforeEach(async () => {
    await sql`update placements set start_on = '2027-02-20', planned_end_on = '2027-08-20' where id = ${id}`.execute(
      server.db,
    )
    await sql`update programs set hire_window_days = 30`.execute(server.db)
    expect((await accept(rachel, id)).body).toMatchObject({ startBy: '2027-03-03' })
  })

  it('waits for the planned first day where that is later than the hire window', async () => {
    const other = await offered(begin)
    await signInAgain()
    await sql`update placements set start_on = '2027-05-10', planned_end_on = '2027-11-10' where id = ${other.id}`.execute(
      server.db,
    )
    expect((await accept(rachel, other.id)).body).toMatchObject({ startBy: '2027-05-10' })
  })

  it('begins no later than its planned last day, whatever the hire window and more time', async () => {
    const other = await offered(begin)
    await signInAgain()
    await sql`update placements set start_on = '2027-02-03', planned_end_on = '2027-02-12' where id = ${other.id}`.execute(
      server.db,
    )
    const past = { newDay: '2027-02-13', reason: 'Late' }
    const luc = await server.as('approver')
    expect(complaintOf(await take(luc, other.id, 'offer-extension', past), 'newDay')).toBe(
      'afterPlannedEnd',
    )
    expect((await accept(rachel, other.id)).body).toMatchObject({ startBy: '2027-02-12' })
    expect(complaintOf(await take(luc, other.id, 'start-extension', past), 'newDay')).toBe(
      'afterPlannedEnd',
    )
    await sql`update placements set start_by = '2027-03-12' where id = ${other.id}`.execute(
      server.db,
    )
    await goTo('2027-02-13T15:00:00Z')
    const late = await take(rachel, other.id, 'start', { startedOn: '2027-02-13' })
    expect(complaintOf(late, 'startedOn')).toBe('startAfterEnd')
    expect((await take(rachel, other.id, 'start', { startedOn: '2027-02-12' })).status).toBe(200)
  })

  it('becomes active with the first day, which is not ahead, before the approval or past the window', async () => {
    const complaint = async (startedOn: string) =>
      complaintOf(await take(rachel, id, 'start', { startedOn }), 'startedOn')
    expect(await complaint('2027-02-02')).toBe('startAhead')
    expect(await complaint('2027-01-31')).toBe('startBeforeApproval')
    await goTo('2027-03-04T05:05:00Z')
    expect(await complaint('2027-03-04')).toBe('startAfterWindow')
    const answer = await take(rachel, id, 'start', { startedOn: '2027-02-22' })
    expect(answer.body).toMatchObject({ status: 'active', startedOn: '2027-02-22' })
    await lapse()
    expect((await readPlacement(rachel, id)).status).toBe('active')
  })

  it('lapses in the night after the last day to start, unless that was extended', async () => {
    const before = await balances()
    await take(luc, id, 'start-extension', { newDay: '2027-03-10', reason: 'Moving house' })
    await goTo('2027-03-04T05:15:00Z')
    await lapse()
    expect((await readPlacement(amina, id)).status).toBe('accepted')
    await goTo('2027-03-07T12:30:00Z')
    await remind()
    expect(await lettersAbout(applicationId, 'startSoon')).toHaveLength(1)
    await goTo('2027-03-11T05:15:00Z')
    await lapse()
    expect(await readPlacement(amina, id)).toMatchObject({
      status: 'lapsed',
      lapsedOn: '2027-03-11',
    })
    expect((await balances()).committed).toBe(before.left)
    expect(await lettersAbout(applicationId, 'startLapsed')).toHaveLength(1)
  })
})
