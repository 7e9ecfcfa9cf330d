import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { product } from '#apps/server/modules.ts'
import { ownId } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { keepRefused } from '#kit/server/refused-addresses.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  on,
  record as recordCheck,
  working,
} from '#modules/checkpoint-two/server/checkpoint-two.test-people.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { askParticipantsAgain } from '#modules/intake/server/ask-participants-again.ts'
import {
  act,
  formOf,
  goTo,
  twentyWeeks,
} from '#modules/monitoring/server/monitoring.test-people.ts'
import { fill, tokenOf } from '#modules/monitoring/server/survey.test-people.ts'
import { deskOf } from '#modules/notes-and-tasks/server/desk.ts'
import { newTask } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { tellOverdueTasks } from '#modules/notes-and-tasks/server/remind-of-tasks.ts'
import {
  accept,
  endOf,
  offered,
  take,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import { tellOfBudgets } from '#modules/programs/server/tell-of-budgets.ts'
import { cast } from '#seeds/cast.ts'
import { tellOfRefused } from './tell-of-refused.ts'

withPeople()

interface Mail {
  recipient: string
  language: string
  subject: string
}

/** Letters of a kind about a record, the oldest first. */
async function mailed(template: string, record: string | null = null): Promise<Mail[]> {
  const { rows } = await sql<Mail>`select recipient, language, subject from outbox_messages
    where template = ${template} and (${record}::uuid is null or record_id = ${record}::uuid)
    order by created_at, id`.execute(server.db)
  return rows
}
const noticed = async (template: string, record: string) =>
  (
    await sql<{ email: string }>`select u.email from notices n join users u on u.id = n.user_id
    where n.template = ${template} and n.record_id = ${record} order by u.email`.execute(server.db)
  ).rows.map(({ email }) => email)
const to = (email: string, subject: unknown, language = 'en') => ({
  recipient: email,
  language,
  subject,
})
const january = new Date('2027-01-18T15:00:00Z')

describe('of a placement', () => {
  it('whoever looks after it hears that it has started, once, and that its second checkpoint failed', async () => {
    const id = await working()
    const started = await mailed('placements.startedForAssignee', id)
    expect(started).toEqual([
      to(cast.caseOfficer.email, expect.stringMatching(/^Application APP-.*: placement started$/)),
    ])
    expect(await noticed('placements.startedForAssignee', id)).toEqual([cast.caseOfficer.email])
    on('2027-03-15')
    const failing = { item: 'learningPlan', result: 'fail', note: 'Not begun' }
    expect((await recordCheck('admin', id, failing)).status).toBe(200)
    expect(
      (await recordCheck('admin', id, { ...failing, item: 'payStub', note: 'None' })).status,
    ).toBe(200)
    expect(await mailed('checkpointTwo.failed', id)).toEqual([
      to(cast.caseOfficer.email, expect.stringContaining('Checkpoint 2 failed')),
    ])
  }, 60_000)

  it('is none of the news of whoever may not open it any more', async () => {
    const { id, applicationId } = await offered(january)
    await accept(await server.as('employer'), id)
    const { rows } = await sql<{ user_id: string; program_id: string }>`
      delete from user_programs where user_id = ${await ownId(await server.as('caseOfficer'))}
      returning user_id, program_id`.execute(server.db)
    server.clock.moveTo(new Date('2027-02-08T15:00:00Z'))
    const start = { startedOn: '2027-02-08' }
    expect((await take(await server.as('employer'), id, 'start', start)).status).toBe(200)
    expect(await mailed('placements.startedForAssignee', applicationId)).toEqual([])
    expect(await noticed('placements.startedForAssignee', applicationId)).toEqual([])
    await server.db.insertInto('user_programs').values(rows).execute()
  }, 60_000)

  it('the side that sent a form hears once what is to be changed, and that it is accepted; who looks after it of its end', async () => {
    const { placementId } = await twentyWeeks()
    await goTo('2027-03-08')
    const form = await formOf(placementId, 'employer', 1)
    await fill(await tokenOf(form))
    await act(await server.as('caseOfficer'), form, 'acceptance', {})
    const [letter, ...others] = await mailed('monitoring.accepted', form)
    expect(others).toEqual([])
    expect(letter?.subject).toMatch(/: accepted$/)
    const [{ recipient } = { recipient: '' }] = await mailed('monitoring.received', form)
    expect(letter?.recipient).toBe(recipient)
    const next = await formOf(placementId, 'employer', 2)
    await goTo('2027-05-20')
    await fill(await tokenOf(next))
    const asking = { changes: 'The hours of the second week', newDay: '2027-06-15' }
    const asked = await act(await server.as('caseOfficer'), next, 'changes-request', asking)
    expect([asked.status, asked.body]).toMatchObject([200, {}])
    expect(await mailed('monitoring.changesAsked', next)).toEqual([
      to(recipient, expect.stringContaining('change your answers')),
    ])
    const rachel = await server.as('employer')
    expect((await take(rachel, placementId, 'end', endOf('2027-05-19'))).status).toBe(200)
    const { rows } = await sql<{ id: string }>`
      select id from orphaned_cases where placement_id = ${placementId}`.execute(server.db)
    expect(await mailed('orphaned.assigned', rows[0]?.id)).toEqual([
      to(cast.caseOfficer.email, expect.anything()),
    ])
  }, 60_000)
})

describe('of a budget', () => {
  it('those who look after the program hear of 80 and of 95 %, once each, and once more after it was below', async () => {
    const { rows } = await sql<{ id: string; total: string }>`
      select id, budget_total as total from programs where status = 'open' order by code limit 1`.execute(
      server.db,
    )
    const { id, total } = rows[0]!
    const run = async (share: number) => {
      await sql`update program_budgets set committed = ${total}::numeric * ${share}::numeric where program_id = ${id}`.execute(
        server.db,
      )
      for (let at = 0; at < 2; at++) await runJob(server.system, tellOfBudgets(product))
      return (await mailed('programs.budgetUsed', id)).filter(
        ({ recipient }) => recipient === cast.admin.email,
      )
    }
    expect(await run(0.79)).toEqual([])
    expect((await run(0.8)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('80% of the budget is used'),
    ])
    expect((await run(0.96)).at(-1)?.subject).toContain('95% of the budget is used')
    expect(await run(0.85)).toHaveLength(2)
    expect(await run(0.97)).toHaveLength(3)
    const readers = await noticed('programs.budgetUsed', id)
    for (const { email } of [cast.caseOfficer, cast.finance, cast.auditor, cast.manager])
      expect(readers).not.toContain(email)
    // In French to whom reads French.
    const french = (await mailed('programs.budgetUsed', id)).filter(
      (each) => each.language === 'fr',
    )
    for (const { subject } of french) expect(subject).toContain('du budget est utilisé')
  })
})

describe('of mail that is refused', () => {
  it('whoever looks after the record hears once', async () => {
    const { applicationId } = await offered(january)
    expect(await mailed('applications.decidedApproved', applicationId)).toEqual([
      to(cast.caseOfficer.email, expect.anything()),
    ])
    const { rows } = await sql<{
      id: string
      recipient: string
    }>`select id, recipient from outbox_messages
      where record_id = ${applicationId} and template = 'placements.offered'`.execute(server.db)
    const reason = '550 No such user'
    // A mail about nothing that anybody looks after comes first.
    const { rows: others } = await sql<{ id: string }>`
      update outbox_messages set record_entity = null, record_id = null
      where record_id = ${applicationId} and template = 'applications.approved' returning id`.execute(
      server.db,
    )
    const other = { id: others[0]!.id, recipient: rows[0]!.recipient, reason }
    await keepRefused(server.db, other)
    await runJob(server.system, tellOfRefused(product))
    await keepRefused(server.db, { ...rows[0]!, reason })
    for (let at = 0; at < 2; at++) await runJob(server.system, tellOfRefused(product))
    expect(await mailed('notifications.mailRefused', applicationId)).toEqual([
      to(cast.caseOfficer.email, expect.stringMatching(/^Email refused: APP-/)),
    ])
    await keepRefused(server.db, other)
    await keepRefused(server.db, { ...rows[0]!, reason })
    await runJob(server.system, tellOfRefused(product))
    expect(await mailed('notifications.mailRefused', applicationId)).toHaveLength(1)
    await sql`delete from refused_addresses`.execute(server.db)
  }, 60_000)

  it('nobody hears while the account of whoever looks after it is disabled, and once it is in use the next refusal is told', async () => {
    const { applicationId } = await offered(january)
    const { rows } = await sql<{ id: string; recipient: string }>`
      select id, recipient from outbox_messages where record_id = ${applicationId}
        and template in ('placements.offered', 'applications.approved') order by template`.execute(
      server.db,
    )
    const [approved, offer] = [rows[0]!, rows[1]!]
    const refuse = async ({ id }: { id: string }) => {
      await keepRefused(server.db, {
        id,
        recipient: offer.recipient,
        reason: '550 No such user',
      })
      await runJob(server.system, tellOfRefused(product))
      return mailed('notifications.mailRefused', applicationId)
    }
    const turn = (status: string) =>
      sql`update users set status = ${status} where email = ${cast.caseOfficer.email}`.execute(
        server.db,
      )
    await turn('disabled')
    expect(await refuse(offer)).toEqual([])
    await turn('active')
    expect(await refuse(approved)).toHaveLength(1)
    await sql`delete from refused_addresses`.execute(server.db)
  }, 60_000)
})

describe('of a task', () => {
  const overdue = () => runJob(server.system, tellOverdueTasks(deskOf(product)))

  it('whoever is to do it hears that it is theirs, and once that its day has passed', async () => {
    const { applicationId } = await offered(january)
    const [admin, amina] = [await server.as('admin'), await server.as('caseOfficer')]
    const given = newTask(await ownId(amina), { title: 'Call the bakery', dueOn: '2027-01-20' })
    const path = `/records/application/${applicationId}/tasks`
    const { body } = await admin.post<{ id: string }>(path, given)
    expect(await mailed('tasks.assigned', body.id)).toEqual([
      to(cast.caseOfficer.email, 'Task assigned to you: Call the bakery'),
    ])
    const own = await amina.post<{ id: string }>(path, given)
    expect(await mailed('tasks.assigned', own.body.id)).toEqual([])
    server.clock.moveTo(new Date('2027-01-20T23:00:00Z'))
    await overdue()
    expect(await mailed('tasks.overdue', body.id)).toEqual([])
    server.clock.moveTo(new Date('2027-01-21T15:00:00Z'))
    for (let morning = 0; morning < 2; morning++) await overdue()
    expect(await mailed('tasks.overdue', body.id)).toEqual([
      to(cast.caseOfficer.email, 'Task overdue: Call the bakery'),
    ])
    const later = await server.as('admin')
    await later.patch(`/tasks/${body.id}`, { dueOn: '2027-01-22' }, { version: 1 })
    await later.patch(`/tasks/${own.body.id}`, { assigneeId: await ownId(later) }, { version: 1 })
    server.clock.moveTo(new Date('2027-01-23T15:00:00Z'))
    await overdue()
    expect(await mailed('tasks.overdue', body.id)).toHaveLength(2)
  }, 60_000)
})

describe('of a half that is not there', () => {
  it('the participant is asked after one week and after two, and the employer hears the second time', async () => {
    const begun = new Date()
    server.clock.moveTo(begun)
    const { seed } = await submitEmployerHalf(server)
    const zoe = `zoe.beland.${seed}@example.org`
    const sent = async (template: string, recipient: string) =>
      (await mailed(template)).filter((each) => each.recipient === recipient)
    const morningAfter = async (days: number) => {
      server.clock.moveTo(new Date(begun.getTime() + days * 86_400_000))
      for (let at = 0; at < 2; at++) await runJob(server.system, askParticipantsAgain)
      return (await sent('applications.invitedAgain', zoe)).length
    }
    expect(await morningAfter(6)).toBe(0)
    expect(await morningAfter(7)).toBe(1)
    const marie = `marie.cote.${seed}@example.org`
    expect(await sent('applications.participantAwaited', marie)).toEqual([])
    expect(await morningAfter(14)).toBe(2)
    expect(await morningAfter(29)).toBe(2)
    expect(await sent('applications.participantAwaited', marie)).toHaveLength(1)
    const { rows } = await sql<{ link: string }>`select link from outbox_messages
      where template = 'applications.invitedAgain' and recipient = ${zoe} order by id desc limit 1`.execute(
      server.db,
    )
    const token = new URL(rows[0]?.link ?? '').searchParams.get('draft')
    expect((await server.visitor.get(`/public/drafts/${token}`)).status).toBe(200)
  }, 60_000)
})
