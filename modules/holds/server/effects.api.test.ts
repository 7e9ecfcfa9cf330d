import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import {
  approve,
  passCheckpoint,
  read,
  recommended,
  server,
  step,
} from '#modules/applications/server/applications.test-people.ts'
import {
  asked,
  employerAnswers,
  mailedToken,
  positionAnswers,
  sendParticipantHalf,
  submitBothHalves,
  submitEmployerHalf,
} from '#modules/intake/server/intake.test-journey.ts'
import {
  act as actOnCase,
  anotherEmployer,
  job,
  orphaned,
  readCase,
} from '#modules/orphaned/server/orphaned.test-people.ts'
import {
  accept,
  offered,
  take,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import type { StandingHold } from '../contract/holds.endpoints.ts'
import { act, holdsAtNight, lift, liftAll, place, sidesOf } from './holds.test-people.ts'
import { verifyHolds } from './verify-holds.ts'

withPeople()

let admin: Caller
let amina: Caller
let luc: Caller

beforeEach(async () => {
  admin = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})
/** What one test holds stops no other. */
afterEach(async () => {
  expect(await verifyHolds(server.db)).toEqual([])
  await liftAll()
})

const isOnHold = async (id: string) => (await read(admin, id)).isOnHold

describe('a hold on decisions', () => {
  it('stops recommendation and approval, with the reason, until it is lifted', async () => {
    const id = await recommended()
    const { employerId } = await sidesOf(id)
    const { id: hold } = await place(admin, { employerId }, { effects: ['decision'] })
    expect(await isOnHold(id)).toBe(true)
    const refused = await approve(luc, id)
    expect(codeOf(refused)).toEqual([409, 'onHold'])
    expect(refused.body).toMatchObject({ title: 'On hold' })
    expect((await read(luc, id)).can).toMatchObject({ approve: { reason: 'onHold' } })
    await lift(admin, hold)
    expect(await isOnHold(id)).toBe(false)
    expect((await approve(luc, id)).status).toBe(200)
  })

  it('on the participant, or in the program, stops that alone', async () => {
    const id = await recommended()
    const { participantId, programId } = await sidesOf(id)
    const other = await sql<{ id: string }>`
      select id from programs where id <> ${programId} limit 1`.execute(server.db)
    const target = { kind: 'participant', participantId }
    await place(admin, target, { effects: ['payment', 'match'] })
    expect(await isOnHold(id)).toBe(false)
    await sql`insert into holds (kind, participant_id, program_id, reason, message, effects, starts_on, has_begun, name)
      select 'participant', id, ${other.rows[0]!.id}, 'safety', 'There', '{decision}', organisation_today(), true,
        searchable(last_name || ' ' || first_name) from participants where id = ${participantId}`.execute(
      server.db,
    )
    expect(await isOnHold(id)).toBe(false)
    await place(admin, { ...target, programId, reason: 'records' }, { effects: ['decision'] })
    expect(await isOnHold(id)).toBe(true)
  })

  it('and twenty approvals at the same moment: either it came first, or the approval', async () => {
    const id = await recommended()
    const { employerId } = await sidesOf(id)
    const [placed, ...decided] = await Promise.all([
      place(admin, { employerId }, { effects: ['decision'] }),
      ...Array.from({ length: 19 }, () => approve(luc, id)),
    ])
    const passed = decided.filter(({ status }) => status === 200).length
    expect(passed).toBeLessThanOrEqual(1)
    expect((await read(admin, id)).status).toBe(passed === 1 ? 'approved' : 'recommendedApprove')
    expect(placed.status).toBe('open')
  }, 60_000)

  it('is what the check of good standing finds: placed, let pass, lifted, and begun at night', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await passCheckpoint(amina, id)
    const { employerId } = await sidesOf(id)
    const standing = async () => {
      const { items, reviewedBy } = (await read(admin, id)).checkpointOne
      const found = items.find(({ code }) => code === 'goodStanding')
      return [found?.result, found?.isAutomatic, reviewedBy]
    }
    const reviewer = (await standing())[2]
    expect(reviewer).toMatch(/Amina/)
    const { id: hold } = await place(luc, { employerId }, { effects: ['decision'] })
    expect(await standing()).toEqual(['fail', true, reviewer])
    const recommend = () => step(amina, id, 'recommendation', { outcome: 'approve', note: 'Good' })
    expect((await recommend()).status).toBe(409)
    const pass = { applicationId: id, effect: 'decision', reason: 'The invoices came' }
    expect((await act(luc, hold, 'bypasses', pass)).status).toBe(200)
    expect(await standing()).toEqual(['pass', true, reviewer])
    const other = await place(luc, { employerId }, { effects: ['decision'], reason: 'records' })
    expect((await standing())[0]).toBe('fail')
    await lift(luc, other.id)
    expect(await standing()).toEqual(['pass', true, reviewer])
    const ahead = await place(luc, { employerId }, { reason: 'owing', startsOn: '2099-01-01' })
    await sql`update holds set starts_on = organisation_today() where id = ${ahead.id}`.execute(
      server.db,
    )
    await holdsAtNight()
    expect((await standing())[0]).toBe('fail')
    await lift(luc, ahead.id)
    expect((await recommend()).status).toBe(200)
  })

  it('is let pass for one application by whoever may, who then decides nothing of it', async () => {
    const id = await recommended()
    const { employerId, programId } = await sidesOf(id)
    const { id: hold } = await place(admin, { employerId, programId }, { effects: ['decision'] })
    const pass = { applicationId: id, effect: 'decision', reason: 'The invoices came today' }
    expect((await act(amina, hold, 'bypasses', pass)).status).toBe(403)
    const none = await act(luc, hold, 'bypasses', { ...pass, effect: 'match' })
    expect(codeOf(none)).toEqual([422, 'invalidInput'])
    const passed = await act(luc, hold, 'bypasses', pass)
    expect(passed.body).toMatchObject({
      status: 'open',
      bypasses: [{ effect: 'decision', reason: 'The invoices came today', applicationId: id }],
    })
    expect(codeOf(await act(luc, hold, 'bypasses', pass))).toEqual([409, 'alreadyPassed'])
    expect(await isOnHold(id)).toBe(false)
    expect(codeOf(await approve(luc, id))).toEqual([409, 'fourEyes'])
    expect((await approve(admin, id)).status).toBe(200)
    const { rows } = await sql<{ reason: string }>`
      select reason from audit_log where action = 'holds.bypass' and entity_id = ${hold}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ reason: 'The invoices came today' }])
  })
})

describe('a hold on new applications', () => {
  const again = async (id: string, seed: number) => {
    const { employer } = await read(admin, id)
    const { programId } = await sidesOf(id)
    const { businessNumber, contactEmail } = employer
    return {
      programId,
      language: 'en',
      employer: { ...employerAnswers(seed), businessNumber, contactEmail },
      position: positionAnswers(seed),
    }
  }

  it('refuses those that staff or the employer’s people enter, and names the hold to whoever may read it', async () => {
    const id = await submitBothHalves(server)
    const { employerId } = await sidesOf(id)
    const { reference, id: hold } = await place(admin, { employerId }, { effects: ['application'] })
    const wanted = await again(id, 4710)
    const byAdmin = await admin.post('/applications', wanted)
    expect(codeOf(byAdmin)).toEqual([409, 'applicationsHeld'])
    expect(byAdmin.body).toMatchObject({
      title: 'On hold: no new applications until the hold is lifted',
      holds: [{ id: hold, reference }],
    })
    // A hold of every program is not hers to read.
    expect((await amina.post('/applications', wanted)).body).toMatchObject({ holds: [] })
    await lift(admin, hold)
    expect((await amina.post('/applications', wanted)).status).toBe(201)
  })

  it('tells no visitor that an employer is held: what is sent all the same is stopped before its decision', async () => {
    const id = await submitBothHalves(server)
    const { employerId } = await sidesOf(id)
    const { id: hold } = await place(admin, { employerId }, { effects: ['application'] })
    expect(await isOnHold(id)).toBe(false)
    const { employer } = await read(admin, id)
    const { businessNumber } = employer
    const later = await submitBothHalves(server, {
      also: { employer: asked('employer', { ...employerAnswers(4720), businessNumber }) },
    })
    expect((await sidesOf(later)).employerId).toBe(employerId)
    expect(await isOnHold(later)).toBe(true)
    // One that was placed for a day to come stops those alone that are sent from that day on.
    await sql`update holds set placed_at = placed_at - interval '9 days' where id = ${hold}`.execute(
      server.db,
    )
    await sql`update applications set submitted_at = clock_now() - interval '2 days', program_id = program_id
      where id in (${id}, ${later})`.execute(server.db)
    expect([await isOnHold(id), await isOnHold(later)]).toEqual([false, false])
  })
})

describe('a participant who is held', () => {
  it('sends the own half of no new application; whoever only bears the name is taken in', async () => {
    const first = await submitBothHalves(server)
    const { participantId } = await sidesOf(first)
    const { email, first_name, last_name, birth_date } = await server.db
      .selectFrom('participants')
      .select(['email', 'first_name', 'last_name', sql<string>`birth_date::text`.as('birth_date')])
      .where('id', '=', participantId)
      .executeTakeFirstOrThrow()
    await step(amina, first, 'withdrawal', { reason: 'Another job' })
    await place(admin, { kind: 'participant', participantId }, { effects: ['application'] })
    const self = { firstName: first_name, lastName: last_name, birthDate: birth_date }
    const own = await submitEmployerHalf(server, { participantEmail: email })
    const also = asked('participant', { ...self, email })
    const token = await mailedToken(server, email)
    const refused = await sendParticipantHalf(server, { token, seed: own.seed, also })
    expect(codeOf(refused)).toEqual([409, 'applicationsHeld'])
    expect(refused.body).toMatchObject({ holds: [] })
    const other = await submitEmployerHalf(server)
    const taken = await sendParticipantHalf(server, {
      token: await mailedToken(server, `zoe.beland.${other.seed}@example.org`),
      seed: other.seed,
      also: asked('participant', self),
    })
    expect(taken.status).toBe(200)
  })
})

describe('what stands in the way', () => {
  const standing = async (by: Caller, path: string) =>
    (await by.get<{ data: StandingHold[] }>(`${path}/holds`)).body.data

  it('is told to each as far as they may know', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const { employerId, participantId, programId } = await sidesOf(id)
    await place(admin, { employerId }, { effects: ['decision'] })
    const [ofOther] = await standing(amina, `/applications/${id}`)
    expect(ofOther).toMatchObject({ effects: ['decision'], isOfEmployer: true, hold: null })
    expect((await standing(luc, `/employers/${employerId}`))[0]?.hold).toMatchObject({
      reason: 'misuse',
    })
    await place(amina, { kind: 'participant', participantId, programId }, { effects: ['match'] })
    expect((await standing(amina, `/participants/${participantId}`))[0]).toMatchObject({
      hold: { message: 'We are looking at the invoices of March.' },
    })
    const mathis = await server.as('employee')
    expect((await mathis.get(`/participants/${participantId}/holds`)).status).toBe(404)
    expect((await mathis.get(`/applications/${id}/holds`)).status).toBe(404)
  })
})

describe('a hold on agreements', () => {
  it('stops acceptance on either way and the first day', async () => {
    const { id, applicationId } = await offered(new Date('2027-02-01T15:00:00Z'))
    const rachel = await server.as('employer')
    admin = await server.as('superAdmin')
    const { participantId } = await sidesOf(applicationId)
    const held = { kind: 'participant', participantId }
    const first = await place(admin, held, { effects: ['agreement'] })
    const refused = await accept(rachel, id)
    expect(codeOf(refused)).toEqual([409, 'onHold'])
    expect(refused.body).toMatchObject({
      title: 'On hold: no agreement and no first day until the hold is lifted',
    })
    await lift(admin, first.id)
    expect((await accept(rachel, id)).status).toBe(200)
    const second = await place(admin, held, { effects: ['agreement'] })
    const start = { startedOn: '2027-02-01' }
    expect(codeOf(await take(rachel, id, 'start', start))).toEqual([409, 'onHold'])
    await lift(admin, second.id)
    expect((await take(rachel, id, 'start', start)).status).toBe(200)
  }, 60_000)
})

describe('a hold on matches', () => {
  it('stops the offer and the rematch, and suggests no employer that is held', async () => {
    const { id } = await orphaned()
    ;[admin, amina] = [await server.as('superAdmin'), await server.as('caseOfficer')]
    const employerId = await anotherEmployer(id)
    const hold = await place(admin, { employerId }, { effects: ['match'] })
    expect(codeOf(await actOnCase(amina, id, 'match', { employerId }))).toEqual([409, 'matchHeld'])
    const { amountLeft } = await readCase(amina, id)
    const terms = { employerId, amountLeft, ...job('2027-05-03', '2027-06-11') }
    expect(codeOf(await actOnCase(amina, id, 'rematch', terms))).toEqual([409, 'matchHeld'])
    const suggested = async () =>
      (
        await amina.get<{ data: { employer: { id: string } }[] }>(
          `/orphaned-participants/${id}/matches`,
        )
      ).body.data.map(({ employer }) => employer.id)
    const { rows } = await sql<{ employerId: string }>`
      select x.employer_id as "employerId" from employer_programs x join orphaned_cases c on c.program_id = x.program_id
      where c.id = ${id}`.execute(server.db)
    const [known = ''] = await suggested()
    expect(rows.map((row) => row.employerId)).toContain(known)
    await place(admin, { employerId: known }, { effects: ['match'], reason: 'safety' })
    expect(await suggested()).not.toContain(known)
    await lift(admin, hold.id)
    expect((await actOnCase(amina, id, 'match', { employerId })).status).toBe(200)
  }, 90_000)
})
