import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { jobs } from '#apps/server/modules.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { jobNamed } from '#modules/applications/server/returned.test-people.ts'
import {
  act,
  holdsAtNight,
  lift,
  liftAll,
  place,
  readHold,
  sidesOf,
} from '#modules/holds/server/holds.test-people.ts'
import { verifyHolds } from '#modules/holds/server/verify-holds.ts'
import {
  accept,
  lettersAbout,
  offered,
  readPlacement,
  take,
  withPeople,
} from './placements.test-people.ts'

withPeople()

let id: string
let applicationId: string
let participantId: string
let admin: Caller
/** A Monday: the offer can be accepted until 8 February. */
const begin = new Date('2027-02-01T15:00:00Z')
const agreement = { effects: ['agreement'] }

beforeEach(async () => {
  await liftAll()
  await sql`update placements set accept_by = null, start_by = case when start_by is null then null
    else '2099-01-01'::date end`.execute(server.db)
  ;({ id, applicationId } = await offered(begin))
  ;({ participantId } = await sidesOf(applicationId))
  admin = await server.as('superAdmin')
}, 60_000)

/** Sessions end while the clock is wound on. */
async function goTo(moment: string) {
  server.clock.moveTo(new Date(moment))
  admin = await server.as('superAdmin')
}

const lapse = () => runJob(server.system, jobNamed(jobs, 'placements.lapse'))
const remind = () => runJob(server.system, jobNamed(jobs, 'placements.remind'))
const hold = (also: object = {}, effects: object = agreement) =>
  place(admin, { kind: 'participant', participantId }, { ...effects, ...also })

const daysGiven = async () => {
  const { rows } = await sql<{ actor: string; changes: object }>`
    select actor_name as actor, changes from audit_log where action = 'placements.giveDays' and entity_id = ${id}
    order by sequence`.execute(server.db)
  return rows
}

describe('an offer that a hold forbids to accept', () => {
  it('is neither reminded of nor lapses while the hold stands, and has five business days once it is lifted', async () => {
    await sql`update applications set language = 'fr' where id = ${applicationId}`.execute(
      server.db,
    )
    const { id: held } = await hold()
    await goTo('2027-02-04T12:30:00Z')
    await remind()
    expect(await lettersAbout(applicationId, 'acceptSoon')).toEqual([])
    await goTo('2027-02-09T05:15:00Z')
    await lapse()
    expect(await readPlacement(admin, id)).toMatchObject({
      status: 'planned',
      acceptBy: '2027-02-08',
    })
    // Monday the 15th is a holiday in Ontario.
    await goTo('2027-02-11T15:00:00Z')
    const { version } = await readPlacement(admin, id)
    await lift(admin, held)
    expect(await readPlacement(admin, id)).toMatchObject({
      acceptBy: '2027-02-19',
      version: version + 1,
    })
    expect(await daysGiven()).toEqual([
      { actor: 'Margaret Chen', changes: { acceptBy: ['2027-02-08', '2027-02-19'] } },
    ])
    const [letter, ...more] = await lettersAbout(applicationId, 'acceptAfterHold')
    expect(more).toEqual([])
    expect(letter?.language).toBe('fr')
    expect(letter?.subject).toMatch(/\u00a0: à accepter au plus tard le 19 février 2027$/)
    expect(letter?.body).toContain('Vous avez jusqu’au 19 février 2027')
    expect(await verifyHolds(server.db)).toEqual([])
    await goTo('2027-02-20T05:15:00Z')
    await lapse()
    expect(await readPlacement(admin, id)).toMatchObject({
      status: 'lapsed',
      lapsedOn: '2027-02-20',
    })
  })

  it('is told of its day in English as well, and is accepted in time', async () => {
    await sql`update applications set language = 'en' where id = ${applicationId}`.execute(
      server.db,
    )
    const { id: held } = await hold()
    await goTo('2027-02-09T15:00:00Z')
    await lift(admin, held)
    const [letter] = await lettersAbout(applicationId, 'acceptAfterHold')
    expect(letter?.subject).toMatch(/: accept by February 17, 2027$/)
    expect(letter?.body).toContain('You have until February 17, 2027 to accept it')
    expect((await accept(await server.as('employer'), id)).status).toBe(200)
  })

  it('has its days once the last day of the hold has passed, though the night’s work on holds comes late', async () => {
    await hold({ endsOn: '2027-02-10' })
    await goTo('2027-02-11T05:15:00Z')
    await lapse()
    expect(await readPlacement(admin, id)).toMatchObject({
      status: 'planned',
      acceptBy: '2027-02-19',
    })
    await holdsAtNight()
    await lapse()
    expect(await daysGiven()).toMatchObject([{ actor: 'System' }])
    expect(await lettersAbout(applicationId, 'acceptAfterHold')).toHaveLength(1)
  })

  it('has them in the night in which the hold is over, as it has when an exception is allowed', async () => {
    const { id: held } = await hold({ endsOn: '2027-02-25' })
    await goTo('2027-02-11T15:00:00Z')
    const pass = { applicationId, effect: 'agreement', reason: 'The papers came' }
    expect((await act(await server.as('approver'), held, 'bypasses', pass)).status).toBe(200)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-19')
    await goTo('2027-02-18T15:00:00Z')
    const other = await place(
      admin,
      { kind: 'participant', participantId },
      {
        ...agreement,
        reason: 'safety',
        endsOn: '2027-02-22',
      },
    )
    await goTo('2027-02-23T05:05:00Z')
    await holdsAtNight()
    expect((await readHold(admin, other.id)).status).toBe('expired')
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-03-02')
    // What was let pass before is not stopped by the first hold, and gets no days by its end.
    await goTo('2027-02-25T15:00:00Z')
    await lift(admin, held)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-03-02')
    expect(await daysGiven()).toHaveLength(2)
  })

  it('waits for the last of several holds, and for one that begins on a later day', async () => {
    const first = await hold()
    const second = await hold({ reason: 'safety' })
    await goTo('2027-02-09T15:00:00Z')
    await lift(admin, first.id)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-08')
    const { version } = await readHold(admin, second.id)
    await admin.patch(`/holds/${second.id}`, { effects: ['match'] }, { version })
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-17')
    const third = await hold({ startsOn: '2027-02-16' })
    await goTo('2027-02-16T05:05:00Z')
    await holdsAtNight()
    await goTo('2027-02-18T05:15:00Z')
    await lapse()
    expect((await readPlacement(admin, id)).status).toBe('planned')
    await lift(admin, third.id)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-25')
  })

  it('keeps a day that is far enough, and gets none past its planned last day', async () => {
    await sql`update placements set accept_by = '2027-02-15' where id = ${id}`.execute(server.db)
    const near = await hold()
    await lift(admin, near.id)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-15')
    await sql`update placements set start_on = '2027-02-03', planned_end_on = '2027-02-20' where id = ${id}`.execute(
      server.db,
    )
    const late = await hold()
    await goTo('2027-02-18T15:00:00Z')
    await lift(admin, late.id)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-20')
    await sql`update placements set accept_by = '2027-02-16' where id = ${id}`.execute(server.db)
    const over = await hold()
    await goTo('2027-02-23T15:00:00Z')
    await lift(admin, over.id)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-16')
    expect(await lettersAbout(applicationId, 'acceptAfterHold')).toHaveLength(1)
  })

  it('that was made while the hold stood has its days as well', async () => {
    const { employerId } = await sidesOf(applicationId)
    const { id: held } = await place(admin, { employerId }, agreement)
    const other = await offered(begin)
    await goTo('2027-02-09T15:00:00Z')
    await lift(admin, held)
    expect((await readPlacement(admin, other.id)).acceptBy).toBe('2027-02-17')
  })
})

describe('an accepted offer whose first day a hold forbids to confirm', () => {
  it('neither lapses nor is reminded of, and has five business days for it afterwards', async () => {
    await accept(await server.as('employer'), id)
    await sql`update placements set start_by = '2027-02-10' where id = ${id}`.execute(server.db)
    await sql`update applications set language = 'en' where id = ${applicationId}`.execute(
      server.db,
    )
    const { id: held } = await hold()
    await goTo('2027-02-09T12:30:00Z')
    await remind()
    expect(await lettersAbout(applicationId, 'startSoon')).toEqual([])
    await goTo('2027-02-11T05:15:00Z')
    await lapse()
    expect((await readPlacement(admin, id)).status).toBe('accepted')
    await lift(admin, held)
    expect((await readPlacement(admin, id)).startBy).toBe('2027-02-19')
    const [letter] = await lettersAbout(applicationId, 'startAfterHold')
    expect(letter?.subject).toMatch(/first day can be confirmed until February 19, 2027$/)
    const start = { startedOn: '2027-02-11' }
    expect((await take(await server.as('employer'), id, 'start', start)).status).toBe(200)
  })
})

describe('an offer that nothing forbids to accept', () => {
  it('is reminded of and lapses, whatever else a hold stops', async () => {
    const { id: held } = await hold({}, { effects: ['application', 'decision', 'match'] })
    await goTo('2027-02-04T15:00:00Z')
    await remind()
    expect(await lettersAbout(applicationId, 'acceptSoon')).toHaveLength(1)
    await lift(admin, held)
    expect((await readPlacement(admin, id)).acceptBy).toBe('2027-02-08')
    await hold({}, { effects: ['decision'] })
    await goTo('2027-02-09T05:15:00Z')
    await lapse()
    expect((await readPlacement(admin, id)).status).toBe('lapsed')
    expect(await daysGiven()).toEqual([])
  })

  it('stands when the hold is kept while the night’s work waits for it', async () => {
    await goTo('2027-02-09T05:15:00Z')
    let lapsing: Promise<unknown> = Promise.resolve()
    await server.db.transaction().execute(async (db) => {
      await sql`select 1 from participants where id = ${participantId} for no key update`.execute(
        db,
      )
      await sql`insert into holds (kind, participant_id, reason, message, effects, starts_on, has_begun, name)
        values ('participant', ${participantId}, 'other', 'Wait', '{agreement}', '2027-02-09', true, 'x')`.execute(
        db,
      )
      lapsing = lapse()
      await new Promise((resolve) => {
        setTimeout(resolve, 700)
      })
    })
    await lapsing
    expect((await readPlacement(admin, id)).status).toBe('planned')
  })
})
