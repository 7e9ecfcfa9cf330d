import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#seeds/cast.ts'
import {
  openTestServer,
  ownId,
  type Caller,
  type CastMember,
  type TestServer,
} from '#apps/server/test-server.ts'
import type { OrderTotals } from '#modules/orders/contract/orders.endpoints.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'
import { decidedNext, reviewedNext } from '../contract/whose-turn.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const readFor = async (name: CastMember) => {
  const caller = await server.as(name)
  const { body, status } = await caller.get<Dashboard>('/dashboard')
  expect(status).toBe(200)
  return { caller, body }
}

type Narrowing = Record<string, string | null>

/** The total that a list tells, narrowed by these parameters. */
async function total(caller: Caller, path: string, narrowing: Narrowing = {}) {
  const given = Object.entries(narrowing).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  )
  const query = new URLSearchParams([...given, ['perPage', '10']])
  const { body } = await caller.get<{ meta: { total: number } }>(`${path}?${query.toString()}`)
  return body.meta.total
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** What the list of those that wait tells, and of them the late ones. */
async function listed(caller: Caller, today: string, narrowing: Narrowing = {}) {
  const tell = (more: Narrowing) =>
    total(caller, '/applications', { stage: 'pending', ...narrowing, ...more })
  return {
    open: await tell({}),
    late: await tell({ 'filter[reviewDueOn][lte]': dayBefore(today) }),
  }
}

const staff = ['superAdmin', 'admin', 'caseOfficer', 'approver', 'finance', 'auditor'] as const

describe('applications', () => {
  it.each(staff)('tell %s what the list tells', async (name) => {
    const { caller, body } = await readFor(name)
    const { applications, today } = body
    const { open, late, mine, unassigned, toDecide, ages, load } = applications!
    expect({ open, late }).toEqual(await listed(caller, today))
    const me = await ownId(caller)
    if (mine) {
      const narrowing = { 'filter[assigneeId]': me, 'filter[status]': [...reviewedNext].join(',') }
      expect(mine).toMatchObject(await listed(caller, today, narrowing))
      const inReview = { ...narrowing, 'filter[status]': 'inReview' }
      expect(mine.inReview).toBe((await listed(caller, today, inReview)).open)
    }
    if (unassigned)
      expect(unassigned).toEqual(await listed(caller, today, { 'filter[assigneeId]': 'none' }))
    if (toDecide) {
      const narrowing = { 'filter[status]': [...decidedNext].join(',') }
      expect(toDecide).toEqual(await listed(caller, today, narrowing))
    }
    for (const { from, to, ...counts } of ages) {
      const days = { 'filter[submittedAt][gte]': from, 'filter[submittedAt][lte]': to }
      expect(counts).toMatchObject(await listed(caller, today, days))
    }
    for (const { id, open: held, late: heldLate } of load ?? [])
      expect({ open: held, late: heldLate }).toEqual(
        await listed(caller, today, { 'filter[assigneeId]': id }),
      )
  })

  it('are counted by their age without a gap and without counting one twice', async () => {
    const { body } = await readFor('caseOfficer')
    const { open, late, ages } = body.applications!
    expect(ages.reduce((sum, age) => sum + age.open, 0)).toBe(open)
    expect(ages.reduce((sum, age) => sum + age.late, 0)).toBe(late)
    expect(late).toBeGreaterThan(0)
  })

  it('are those of the programs of the person', async () => {
    const [ofAmina, ofAll] = [await readFor('caseOfficer'), await readFor('superAdmin')]
    expect(ofAmina.body.applications!.open).toBeGreaterThan(0)
    expect(ofAmina.body.applications!.open).toBeLessThan(ofAll.body.applications!.open)
  })

  it('to be acted upon are told to those who may act', async () => {
    const acts = async (name: CastMember) => {
      const { mine, unassigned, toDecide, load } = (await readFor(name)).body.applications!
      return [mine, unassigned, toDecide, load].map((part) => part !== null)
    }
    expect(await acts('caseOfficer')).toEqual([true, true, false, false])
    expect(await acts('approver')).toEqual([false, false, true, false])
    expect(await acts('finance')).toEqual([false, false, false, false])
    expect(await acts('admin')).toEqual([true, true, true, true])
  })
})

describe('money', () => {
  it('of programs is what the programs tell, the scarcest first', async () => {
    const { caller, body } = await readFor('approver')
    expect(body.budgets!.length).toBeGreaterThan(2)
    for (const { id, total: whole, committed, left } of body.budgets!) {
      const { body: program } = await caller.get<{ budget: object }>(`/programs/${id}`)
      expect(program.budget).toMatchObject({ total: whole, committed, left })
    }
    const shares = body.budgets!.map(({ left, total: whole }) => Number(left) / Number(whole))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('is left out for those who see no list of programs, or but their own desk', async () => {
    for (const name of ['caseOfficer', 'manager', 'care', 'employer', 'employee'] as const)
      expect([name, (await readFor(name)).body.budgets]).toEqual([name, null])
  })

  it('is left out for whoever loses the list of programs', async () => {
    const { caller } = await readFor('finance')
    const rules = sql`(select jsonb_agg(r) from jsonb_array_elements(rules) r where r->>'subject' <> 'Programs List')`
    const taken = await sql<{
      rules: unknown
    }>`select rules from roles where key = 'finance'`.execute(server.db)
    await sql`update roles set rules = ${rules} where key = 'finance'`.execute(server.db)
    const { body } = await caller.get<Dashboard>('/dashboard')
    await sql`update roles set rules = ${JSON.stringify(taken.rows[0]?.rules)}::jsonb where key = 'finance'`.execute(
      server.db,
    )
    expect(body.budgets).toBeNull()
    expect(body.applications).not.toBeNull()
  })
})

describe('orders', () => {
  const investors = ['superAdmin', 'manager', 'adviser', 'care', 'auditor'] as const
  const pending = { 'filter[status]': 'active', 'filter[careStatus]': 'pending' }

  it.each(investors)('that wait for CARE tell %s what the list tells', async (name) => {
    const { caller, body } = await readFor(name)
    const { carePending, older, byMonth, months } = body.orders!
    expect(carePending).toBe(await total(caller, '/orders', pending))
    const before = { ...pending, 'filter[tradedOn][lte]': older.to }
    expect(older.count).toBe(await total(caller, '/orders', before))
    for (const { from, to, orders } of byMonth) {
      const days = { ...pending, 'filter[tradedOn][gte]': from, 'filter[tradedOn][lte]': to }
      expect([from, orders]).toEqual([from, await total(caller, '/orders', days)])
    }
    expect(byMonth.reduce((sum, { orders }) => sum + orders, 0)).toBe(carePending)
    expect(months === null).toBe(name === 'care')
    for (const month of months ? [months.thisMonth, months.lastMonth] : []) {
      const query = `filter[tradedOn][gte]=${month.from}&filter[tradedOn][lte]=${month.to}`
      const { body: sums } = await caller.get<OrderTotals>(`/orders/totals?${query}`)
      expect([month.orders, month.bought]).toEqual([sums.count, sums.buys.turnover])
    }
  })

  it('come with the tasks and birthdays that their lists tell', async () => {
    const chloe = await server.as('adviser')
    const { body: list } = await chloe.get<{ data: { id: string }[] }>('/shareholders?perPage=10')
    const task = { title: 'Call back', priority: 'normal', assigneeId: await ownId(chloe) }
    for (const [at, { id }] of list.data.slice(0, 3).entries()) {
      const dueOn = new Date(Date.now() + (at - 1) * 7 * 86_400_000).toISOString().slice(0, 10)
      await chloe.post(`/records/shareholder/${id}/tasks`, { ...task, dueOn })
    }
    // Hers by assignment, on a record that neither she nor her manager sees: no list tells of it.
    await sql`insert into tasks (parent_kind, parent_id, title, due_on, assignee_id)
      select 'shareholder', s.id, 'Call elsewhere', '2020-01-01', ${await ownId(chloe)}::uuid
      from shareholders s where s.team_id <> (select team_id from users where id = ${await ownId(chloe)}::uuid)
      order by s.number limit 1`.execute(server.db)
    for (const name of ['manager', 'adviser', 'care'] as const) {
      const { caller, body } = await readFor(name)
      expect(body.tasks!.open).toBe(await total(caller, '/tasks'))
      const past = { 'filter[dueOn][lte]': dayBefore(body.today) }
      expect(body.tasks!.overdue).toBe(await total(caller, '/tasks', past))
      for (const { id, open } of body.tasks!.people ?? []) {
        const of = { view: 'team', 'filter[assigneeId]': id }
        expect([name, open]).toEqual([name, await total(caller, '/tasks', of)])
      }
      const birthdays = body.birthdays && (await total(caller, '/birthdays', { days: '7' }))
      expect(body.birthdays?.total ?? null).toBe(birthdays)
    }
    expect((await readFor('manager')).body.tasks!.people).toMatchObject([
      { name: 'Chloé Bergeron', open: 3, overdue: 1 },
    ])
    expect((await readFor('adviser')).body.tasks).toEqual({ open: 3, overdue: 1, people: null })
    expect((await readFor('care')).body.birthdays).toBeNull()
  })
})

describe('the audit log', () => {
  it('tells the auditor who was refused, what was revealed and how far it is sealed', async () => {
    const adviser = await server.as('adviser')
    const { body: before } = await readFor('auditor')
    expect((await adviser.get('/applications?stage=pending')).status).toBe(403)
    const { body } = await readFor('auditor')
    expect(body.audit!.refusals.total).toBe(before.audit!.refusals.total + 1)
    expect(body.audit!.refusals.newest[0]).toMatchObject({
      actorName: 'Chloé Bergeron',
      reason: 'listApplications',
      wanted: { subject: 'Applications Awaiting Approval List', action: 'View' },
    })
    const outbox = { action: 'outbox.read', actor_name: 'Margaret Chen', entity: 'message' }
    await server.db.insertInto('audit_log').values(outbox).execute()
    const { reveals, signIns } = (await readFor('auditor')).body.audit!
    expect(reveals.total).toBe(before.audit!.reveals.total + 1)
    expect(reveals.newest[0]).toMatchObject({ actorName: 'Margaret Chen', action: 'outbox.read' })
    expect(signIns.succeeded).toBeGreaterThan(1)
  })

  it('counts a failed sign-in as one', async () => {
    const { body: before } = await readFor('admin')
    await server.visitor.post('/auth/login', { email: 'care@example.org', password: 'Not-this-1' })
    const { body } = await readFor('admin')
    expect(body.audit!.signIns.failed).toBe(before.audit!.signIns.failed + 1)
  })

  it('is left out for those who see at most their own part of it', async () => {
    for (const name of ['caseOfficer', 'manager', 'employee'] as const)
      expect([name, (await readFor(name)).body.audit]).toEqual([name, null])
  })
})

describe('the operation', () => {
  it('tells of mail that failed or waits to whoever reads mail, as that list does', async () => {
    const message = {
      channel: 'mail',
      recipient: 'a@example.org',
      language: 'en',
      body: '',
      subject: 'A',
    }
    const failed = { failure: '550 No such user', failure_kind: 'address' }
    const { id: margaret } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.superAdmin.email)
      .executeTakeFirstOrThrow()
    const now = new Date().toISOString()
    await server.db
      .insertInto('outbox_messages')
      .values(
        [
          failed,
          { ...failed, refused_at: now },
          { ...failed, stopped_at: now, stopped_by: margaret, stop_reason: 'By mistake' },
          {},
        ].map((of) => ({ ...message, template: 'a', next_attempt_at: '2099-01-01', ...of })),
      )
      .execute()
    const { caller, body } = await readFor('superAdmin')
    const { mail } = body.operation!
    expect(mail!.failed).toBe(2)
    const shown = { failed: 'retrying,failed', waiting: 'waiting' }
    for (const state of ['failed', 'waiting'] as const)
      expect(mail![state]).toBe(await total(caller, '/outbox', { 'filter[state]': shown[state] }))
    expect((await readFor('admin')).body.operation).toMatchObject({ mail: null, jobs: [] })
    expect((await readFor('auditor')).body.operation).toBeNull()
  })

  it('tells of a job until it works again', async () => {
    const busy = await openTestServer({ WORKERS: '1' })
    const name = 'audit.writeHead'
    const ran = (state: string, at: string) =>
      sql`insert into jobs.job (name, state, completed_on) values (${name}, ${state}::jobs.job_state, ${at})`.execute(
        busy.db,
      )
    const failing = async () => {
      const { body } = await (await busy.as('admin')).get<Dashboard>('/dashboard')
      return body.operation!.jobs
    }
    await ran('completed', '2099-01-01T10:00Z')
    expect(await failing()).toEqual([])
    await ran('failed', '2099-01-01T11:00Z')
    await ran('failed', '2099-01-01T12:00Z')
    expect(await failing()).toMatchObject([{ name, times: 2 }])
    await ran('completed', '2099-01-01T13:00Z')
    expect(await failing()).toEqual([])
    await busy.close()
  })
})

describe('applicants', () => {
  it.each(['employer', 'employee'] as const)('%s find what their lists show', async (name) => {
    const { caller, body } = await readFor(name)
    const { rows, approved, requested, pendingCount, approvedCount } = body.own!
    expect(rows.length).toBeGreaterThan(0)
    for (const stage of ['pending', 'approved'] as const) {
      const shown = rows.filter((row) => row.stage === stage)
      expect(shown).toHaveLength(await total(caller, '/applications', { stage }))
    }
    expect([pendingCount, approvedCount]).toEqual(
      ['pending', 'approved'].map((stage) => rows.filter((row) => row.stage === stage).length),
    )
    expect([approved, requested].every((amount) => /^\d+(\.\d\d)?$/.test(amount))).toBe(true)
    const others = [body.applications, body.orders, body.tasks, body.audit, body.operation]
    expect(others).toEqual([null, null, null, null, null])
  })

  it('find none of anybody else’s', async () => {
    const { body } = await readFor('employer')
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from applications a
      join users u on u.employer_id = a.employer_id and u.email = 'employer@example.org'
      where a.id = any(${body.own!.rows.map(({ id }) => id)}::uuid[])`.execute(server.db)
    expect(rows[0]?.count).toBe(body.own!.rows.length)
  })
})

it('is refused to whoever may not see a dashboard, and to visitors', async () => {
  expect((await server.visitor.get('/dashboard')).status).toBe(401)
  const caller = await server.as('finance')
  const taken = await sql<{
    rules: unknown
  }>`select rules from roles where key = 'finance'`.execute(server.db)
  await sql`update roles set rules = '[]' where key = 'finance'`.execute(server.db)
  expect((await caller.get('/dashboard')).status).toBe(403)
  await sql`update roles set rules = ${JSON.stringify(taken.rows[0]?.rules)}::jsonb where key = 'finance'`.execute(
    server.db,
  )
})
