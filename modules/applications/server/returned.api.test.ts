import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#apps/server/modules.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { runJob } from '#kit/server/jobs.ts'
import {
  asked,
  confirmed,
  mailedToken,
  participantAnswers,
  save,
  send,
  submitBothHalves,
  submitEmployerHalf,
} from '#modules/intake/server/intake.test-journey.ts'
import { participantStatements } from '#modules/intake/contract/intake.ts'
import { cast } from '#seeds/cast.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { jobNamed, letLastDayPass, lettersOf, read, step } from './returned.test-people.ts'

let server: TestServer
let margaret: Caller
let amina: Caller
let luc: Caller
beforeAll(async () => {
  server = await openTestServer()
  await sql`update applications set status = 'inReview' where status = 'submitted'`.execute(
    server.db,
  )
  await signIn()
})
afterAll(() => server.close())

/** Sessions end while the clock is wound on. */
async function signIn() {
  margaret = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
}

const night = () => runJob(server.system, jobNamed(jobs, 'applications.return'))
const morning = () => runJob(server.system, jobNamed(jobs, 'applications.announceReturns'))

async function returned(): Promise<string> {
  const id = await submitBothHalves(server)
  await letLastDayPass(server, id)
  await night()
  return id
}

const toAmina = async () =>
  (await lettersOf(server, 'goingBack')).filter(
    ({ recipient }) => recipient === cast.caseOfficer.email,
  ).length

const idsIn = async (by: Caller, query: string) =>
  (await by.get<{ data: ApplicationRow[] }>(`/applications?${query}&perPage=100`)).body.data?.map(
    ({ id }) => id,
  )

describe('an application that goes back', () => {
  it('goes back once when three processes are at it, with its history and letters', async () => {
    const id = await submitBothHalves(server)
    await letLastDayPass(server, id)
    await Promise.all([night(), night(), night()])
    expect((await read(margaret, id)).status).toBe('returned')
    const { body } = await margaret.get<{ data: { action: string; changes: object }[] }>(
      `/applications/${id}/history`,
    )
    const steps = body.data.filter(({ action }) => action === 'applications.returnUnreviewed')
    expect(steps).toMatchObject([{ changes: { status: ['submitted', 'returned'] } }])
    expect(await lettersOf(server, 'returned', id)).toHaveLength(1)
    expect(await lettersOf(server, 'returnedForPerson', id)).toHaveLength(1)
  })

  it('does not while somebody takes it in hand at the same moment', async () => {
    const id = await submitBothHalves(server)
    await letLastDayPass(server, id)
    const assigneeId = await ownId(amina)
    const [taken] = await Promise.all([
      step(server, amina, { id, noun: 'assignment' }, { assigneeId }),
      night(),
    ])
    const { status } = await read(margaret, id)
    expect(status).toBe(taken.status === 200 ? 'inReview' : 'returned')
    expect([200, 412]).toContain(taken.status)
    const letters = await lettersOf(server, 'returned', id)
    expect(letters).toHaveLength(status === 'returned' ? 1 : 0)
  })

  it('is announced first where the days of its program were shortened, and has five days left', async () => {
    const id = await submitBothHalves(server)
    await sql`update applications set submitted_at = clock_now() - interval '80 days' where id = ${id}`.execute(
      server.db,
    )
    await night()
    expect((await read(margaret, id)).status).toBe('submitted')
    await morning()
    const { returnsOn } = await read(margaret, id)
    server.clock.windOn({ days: 5 })
    await morning()
    await night()
    await signIn()
    expect(await read(margaret, id)).toMatchObject({ status: 'submitted', returnsOn })
    server.clock.windOn({ days: 1 })
    await night()
    await signIn()
    expect((await read(margaret, id)).status).toBe('returned')
    expect(await toAmina()).toBe(1)
  })

  it('does not when its program gives more days after all, and is announced anew', async () => {
    const id = await submitBothHalves(server)
    await letLastDayPass(server, id)
    const days = (now: number) =>
      sql`update programs set auto_return_days = ${now} where code = 'YESP'`.execute(server.db)
    await days(82)
    await night()
    expect((await read(margaret, id)).status).toBe('submitted')
    const before = await toAmina()
    await morning()
    await days(60)
    expect(await toAmina()).toBe(before + 1)
    await step(server, amina, { id, noun: 'withdrawal' }, { reason: 'Done with' })
  })

  it('has all its days again when an assignment is taken back', async () => {
    const id = await submitBothHalves(server)
    await letLastDayPass(server, id)
    const assigneeId = await ownId(amina)
    const { body: run } = await amina.post<BulkRun>('/applications/assignments', {
      ids: [id],
      assigneeId,
    })
    const undone = await amina.post<BulkRun>(`/bulk-runs/${run.id}/reversal`)
    expect(undone.body.results.map(({ problem }) => problem)).toEqual([null])
    await morning()
    await night()
    const { status, returnsOn } = await read(margaret, id)
    const { rows } = await sql<{ day: string }>`
      select organisation_today() + p.auto_return_days + 1 as day from programs p
      where code = 'YESP'`.execute(server.db)
    expect([status, returnsOn]).toEqual(['submitted', rows[0]?.day])
  })
})

describe('an application that went back', () => {
  it('is open no more: the same person may apply again', async () => {
    const { seed, submitted } = await submitEmployerHalf(server)
    const answer = async (token: string) => {
      await save(server, token, {
        ...asked('participant', participantAnswers(seed)),
        ...confirmed(participantStatements),
      })
      return send(server, token, 'participant-submission')
    }
    const to = `zoe.beland.${seed}@example.org`
    await sql`update programs set required_documents = '[]' where code = 'YESP'`.execute(server.db)
    expect((await answer(await mailedToken(server, to))).status).toBe(200)
    const again = await submitEmployerHalf(server, { participantEmail: to })
    const token = await mailedToken(server, to)
    expect(await answer(token)).toMatchObject({ status: 409, body: { code: 'duplicateOpen' } })
    const id = await idOf(submitted.body.submitted?.reference)
    await letLastDayPass(server, id)
    await night()
    expect((await answer(token)).status).toBe(200)
    // And then the one that went back cannot be opened beside it.
    const reopened = await step(server, luc, { id, noun: 'reopening' }, { reason: 'Our fault' })
    expect([reopened.status, reopened.body.code]).toEqual([409, 'alreadyExists'])
    expect(
      (await read(margaret, await idOf(again.submitted.body.submitted?.reference))).status,
    ).toBe('submitted')
  })

  it('takes in no half that comes too late', async () => {
    const { seed, submitted } = await submitEmployerHalf(server)
    const id = await idOf(submitted.body.submitted?.reference)
    await letLastDayPass(server, id)
    await night()
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    await save(server, token, {
      ...asked('participant', participantAnswers(seed)),
      ...confirmed(participantStatements),
    })
    const late = await send(server, token, 'participant-submission')
    expect([late.status, (late.body as { code?: string }).code]).toEqual([409, 'applicationClosed'])
  })

  it('is reopened by who decides, with a reason, and does not go back in the next night', async () => {
    const id = await returned()
    const on = { id, noun: 'reopening' }
    expect((await step(server, amina, on, { reason: 'Our fault' })).status).toBe(403)
    expect((await step(server, luc, on, {})).status).toBe(422)
    await sql`update applications set review_due_on = '2020-01-06' where id = ${id}`.execute(
      server.db,
    )
    const { reviewDueOn } = await read(margaret, await submitBothHalves(server))
    const { body } = await step(server, luc, on, { reason: 'Our fault' })
    // The whole of the service standard, as one of today has it.
    expect(body).toMatchObject({ status: 'inReview', returnsOn: null, reviewDueOn })
    await morning()
    await night()
    expect((await read(margaret, id)).status).toBe('inReview')
  })

  it('is found by its status beside the rejected ones, and is in no list otherwise', async () => {
    const id = await returned()
    const { reference } = await read(margaret, id)
    for (const stage of ['pending', 'approved', 'rejected'])
      expect(await idsIn(margaret, `stage=${stage}&search=${reference}`)).toEqual([])
    const found = 'stage=rejected&filter[status]=rejected,returned'
    expect(await idsIn(margaret, `${found}&search=${reference}`)).toEqual([id])
    expect(await idsIn(margaret, `${found}&search=Béland`)).toContain(id)
    expect(await idsIn(margaret, 'stage=rejected&filter[status]=withdrawn')).not.toContain(id)
    expect(await idsIn(margaret, 'stage=pending&filter[status]=returned')).toEqual([])
    const rachel = await server.as('employer')
    expect(await idsIn(rachel, found)).not.toContain(id)
    await sql`update applications set employer_id = u.employer_id from users u
      where u.email = ${cast.employer.email} and applications.id = ${id}`.execute(server.db)
    expect(await idsIn(rachel, found)).toContain(id)
  })
})

describe('a backlog of old applications', () => {
  it('is announced in pieces, those that wait longest first', async () => {
    const { db } = server
    const { rows: old } = await sql<{ id: string }>`
      update applications set status = 'submitted', participant_id = null where id in (
        select a.id from applications a join programs p on p.id = a.program_id
        where a.status <> 'submitted' and p.code = 'YESP' limit 100) or id in (
        select a.id from applications a join programs p on p.id = a.program_id
        where a.status <> 'submitted' and p.code <> 'YESP' limit 110) returning id`.execute(db)
    expect(old).toHaveLength(210)
    const ids = old.map(({ id }) => id)
    await sql`update applications set waits_since = null, submitted_at = clock_now() - interval '100 days'
      - array_position(${ids}::uuid[], id) * interval '1 hour' where id = any(${ids})`.execute(db)
    const announced = async () => {
      const { rows } = await sql<{ id: string }>`
        select id from applications where id = any(${ids}) and returns_after is not null`.execute(
        db,
      )
      return rows.map(({ id }) => id)
    }
    await morning()
    const first = await announced()
    expect(first).toHaveLength(200)
    expect(ids.slice(0, 10).filter((id) => first.includes(id))).toEqual([])
    await morning()
    expect(await announced()).toHaveLength(210)
  })
})

async function idOf(reference = ''): Promise<string> {
  const { id } = await server.db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return id
}
