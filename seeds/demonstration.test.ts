import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { hasValidCheckDigit } from '#modules/employers/contract/formats.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { Permissions } from '#kit/server/permissions.ts'
import { passwordMatches } from '#modules/accounts/server/passwords.ts'
import { applicationStates } from '#modules/applications/contract/application.status.ts'
import { funding } from '#modules/applications/contract/funding.ts'
import { applicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import { readApplication } from '#modules/applications/server/application.queries.ts'
import { program } from '#modules/programs/contract/program.ts'
import { programErrors } from '#modules/programs/contract/program.rules.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { verifyRequests } from '#modules/funding-requests/server/verify-requests.ts'
import { verifySupplements } from '#modules/supplements/server/verify-supplements.ts'
import { cast } from './cast.ts'
import { momentOfToday } from './clock.ts'
import { seedPrograms } from './funding/programs.ts'

let copy: TestDatabase
let database: OpenDatabase

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.connection)
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const rowsOf = async <Row>(query: string) =>
  (await sql.raw<Row>(query).execute(database.kysely)).rows
const count = async (from: string) =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${from}`))[0]!.count

describe('the demonstration', () => {
  it('has the promised numbers', async () => {
    expect(await count('programs')).toBe(6)
    expect(await count('employers')).toBe(60)
    expect(await count('participants')).toBe(300)
    expect(await count('applications')).toBe(400)
    expect(await count('roles')).toBe(12)
  })

  it('uses occupations and industries that come with their titles', async () => {
    const titled = (scheme: string, code: string) =>
      `not exists (select from classification_codes c where c.scheme = '${scheme}' and c.code = ${code})`
    expect(await count(`employers where ${titled('naics', 'naics')}`)).toBe(0)
    expect(await count(`applications where ${titled('noc', 'noc')}`)).toBe(0)
  })

  it('has applications in every state', async () => {
    const states = await rowsOf<{ status: string }>('select distinct status from applications')
    expect(states.map(({ status }) => status).sort()).toEqual([...applicationStates].sort())
  })

  it('shows every flag and every kind of placement', async () => {
    const pending = `applications where stage = 'pending' and`
    expect(await count(`${pending} is_on_hold`)).toBeGreaterThan(5)
    expect(await count(`${pending} is_duplicate_suspected`)).toBeGreaterThan(5)
    expect(await count(`${pending} participant_id is null`)).toBeGreaterThan(20)
    expect(await count(`${pending} review_due_on < current_date`)).toBeGreaterThan(20)
    for (const status of ['active', 'completed'])
      expect(await count(`placements where status = '${status}'`)).toBeGreaterThan(5)
    for (const status of ['planned', 'accepted'])
      expect(await count(`placements where status = '${status}'`)).toBeGreaterThan(2)
    // Nothing of the demonstration lapses in its first night.
    const late = `coalesce(case status when 'planned' then accept_by when 'accepted' then start_by end, '2099-01-01')`
    expect(await count(`placements where ${late} < organisation_today()`)).toBe(0)
    for (const status of ['submitted', 'assessed', 'approved', 'paid', 'declined'])
      expect(await count(`payments where source = 'supplement' and status = '${status}'`)).toBe(
        1 + 2 * Number(status === 'paid'),
      )
    expect(await count(`supplements where status = 'closed'`)).toBe(1)
    expect(await count(`overpayments where status = 'owed' and owed_by = 'participant'`)).toBe(1)
    for (const status of ['evidenceDue', 'evidenceSent', 'paymentApproved', 'paid'])
      expect(await count(`funding_requests where status = '${status}'`)).toBe(1)
    for (const status of ['due', 'inProgress', 'passed', 'failed', 'overridden'])
      expect(await count(`checkpoints where status = '${status}'`)).toBeGreaterThan(2)
    for (const status of ['due', 'inProgress', 'passed', 'failed'])
      expect(await count(`placement_checkpoints where status = '${status}'`)).toBeGreaterThan(0)
  })

  it('speaks both languages everywhere', async () => {
    for (const table of ['employers', 'participants', 'applications', 'users'])
      for (const language of ['en', 'fr'])
        expect(await count(`${table} where language = '${language}'`)).toBeGreaterThan(3)
  })

  it('ends its history today, two years after it began', async () => {
    const [span] = await rowsOf<{ first: number; last: number; future: number }>(`
      select extract(day from clock_now() - min(submitted_at))::int as first,
        extract(day from clock_now() - max(submitted_at))::int as last,
        count(*) filter (where updated_at > clock_now())::int as future from applications`)
    expect(span!.first).toBeGreaterThan(600)
    expect(span!.last).toBeLessThan(3)
    expect(span!.future).toBe(0)
    expect(await count('audit_log where at > clock_now()')).toBe(0)
    for (const day of ['started_on', 'accepted_at::date', 'ended_on'])
      expect(await count(`placements where ${day} > organisation_today()`)).toBe(0)
  })

  it('ends on the day of the organisation, also when the one in UTC is the next', async () => {
    const ends = (moment: string) =>
      database.kysely.transaction().execute(async (db) => {
        await sql`select set_config('app.clock', (${moment}::timestamptz - now())::text, true)`.execute(
          db,
        )
        return (await momentOfToday(db, new Date(moment))).toISOString()
      })
    expect(await ends('2026-11-30T02:15:00.000Z')).toBe('2026-11-29T23:59:59.999Z')
    expect(await ends('2026-11-30T15:15:00.000Z')).toBe('2026-11-30T15:15:00.000Z')
  })
})

describe('what auditors look at', () => {
  it('has refusals, reveals and sign-ins of the last weeks', async () => {
    const since = (action: string, days: number) =>
      count(`audit_log where action = '${action}' and at > clock_now() - interval '${days} days'`)
    expect(await since('access.refused', 7)).toBe(7)
    expect(await since('shareholders.bankRevealed', 30)).toBe(4)
    expect(await since('accounts.signIn', 1)).toBe(3)
    expect(await since('accounts.signInFailed', 1)).toBe(2)
  })
})

describe('the cast', () => {
  it('can sign in, each with its role', async () => {
    const users = await rowsOf<{ email: string; name: string; key: string; password_hash: string }>(
      'select u.email, u.name, r.key, u.password_hash from users u join roles r on r.id = u.role_id',
    )
    for (const { email, name, role } of Object.values(cast))
      expect(users.find((user) => user.email === email)).toMatchObject({ name, key: role })
    expect(await passwordMatches(cast.superAdmin.password, users[0]!.password_hash)).toBe(true)
  })

  it('has a case officer of three programs with files, and colleagues', async () => {
    const officer = `users where email = '${cast.caseOfficer.email}'`
    expect(await count(`user_programs where user_id = (select id from ${officer})`)).toBe(3)
    const assignee = `assignee_id = (select id from ${officer})`
    expect(await count(`applications where stage = 'pending' and ${assignee}`)).toBeGreaterThan(5)
    expect(
      await count(
        `(select distinct assignee_id from applications where assignee_id is not null) a`,
      ),
    ).toBe(4)
  })

  it('has an employer with applications in every state and an employee at work there', async () => {
    const states = `select distinct a.status from applications a join users u on u.employer_id = a.employer_id`
    expect(await count(`(${states}) s`)).toBe(applicationStates.length)
    expect(
      await count(`placements l join users u on u.participant_id = l.participant_id
        join users e on e.employer_id = l.employer_id where l.status = 'active'`),
    ).toBe(1)
  })
})

describe('its records', () => {
  it('fit the product’s own rules', async () => {
    const programs = seedPrograms(new Date())
    expect(programs).toHaveLength(6)
    for (const { fields } of programs) {
      expect(programErrors(fields)).toEqual({})
      expect(program.create.safeParse(fields).error).toBeUndefined()
    }
    const numbers = await rowsOf<{ business_number: string }>(
      'select business_number from employers',
    )
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.filter((each) => !hasValidCheckDigit(each.business_number))).toEqual([])
    const computed = await rowsOf<{ funding: unknown; requested_amount: string }>(
      'select funding, requested_amount from applications',
    )
    expect(computed).toHaveLength(400)
    for (const each of computed)
      expect(funding.parse(each.funding).total).toBe(each.requested_amount)
  })

  it('are answered in the shape that the contract promises', async () => {
    const everything = new Permissions([{ action: 'manage', subject: 'all' }])
    const reader = {
      db: database.kysely,
      person: { ...systemPerson, type: 'staff' as const, permissions: everything },
      today: async () => '2026-11-21',
    }
    const some = await rowsOf<{ id: string }>(
      'select distinct on (program_id, status, language) id from applications',
    )
    expect(some.length).toBeGreaterThan(20)
    for (const { id } of some) {
      const record = await readApplication(reader, id)
      expect(applicationRecord.safeParse(record).error).toBeUndefined()
    }
  })

  it('keep the counters and the search table', async () => {
    const wrong = `
      select coalesce(c.key, a.key) from
        (select key, sum(amount) as amount from list_counts where counter = 'applications' group by key) c
        full join (select stage || ':' || program_id as key, count(*) as amount
          from applications where stage is not null group by 1) a on a.key = c.key
      where coalesce(c.amount, 0) <> coalesce(a.amount, 0)`
    expect(await rowsOf(wrong)).toEqual([])
    expect(
      await count(`applications a left join application_search s on s.application_id = a.id
        where s.application_id is null or s.stage is distinct from a.stage or s.words = ''`),
    ).toBe(0)
  })

  it('equal what they are kept of', async () => {
    for (const verify of [verifyApplications, verifyPayments, verifyRequests, verifySupplements])
      expect(await verify(database.kysely)).toEqual([])
  })

  it('agree with one another', async () => {
    const none = {
      'budgets other than what placements, training and supplements hold': `program_budgets b join programs p on p.id = b.program_id
        where b.committed > p.budget_total or b.committed <> (select coalesce(sum(l.committed_amount), 0)
          from placements l where l.program_id = b.program_id and l.status not in ('cancelled', 'lapsed'))
          + (select coalesce(sum(coalesce(f.assessed_amount, f.approved_amount)), 0) from funding_requests f
          where f.program_id = b.program_id and f.status not in ('cancelled', 'expired'))
          + (select coalesce(sum(n.committed_amount), 0) from supplements n
          where n.program_id = b.program_id)`,
      'approvals without placement, version or passed checkpoint': `applications a
        left join placements l on l.application_id = a.id and coalesce(l.amount_before_end, l.committed_amount) = a.approved_amount
        left join application_versions v on v.application_id = a.id and v.kind = 'approval'
        left join checkpoints c on c.application_id = a.id and c.status in ('passed', 'overridden')
        where a.status = 'approved' and (l.id is null or v.kind is null or c.id is null)`,
      'early ends without a case': `placements l where l.status = 'ended'
        and not exists (select from orphaned_cases c where c.placement_id = l.id)`,
      'placements of something else': `placements l join applications a on a.id = l.application_id
        where a.status <> 'approved' or l.participant_id <> a.participant_id`,
      'applications without checkpoint': `applications a where not exists (
        select from checkpoints c where c.application_id = a.id and jsonb_array_length(c.items) = 18)`,
      'placements under way without a second checkpoint': `placements l where l.status in ('active', 'ended', 'completed')
        and not exists (select from placement_checkpoints c where c.placement_id = l.id)`,
      'applications without version': `applications a where not exists (
        select from application_versions v where v.application_id = a.id and v.kind = 'submission')`,
      'histories that end elsewhere': `applications a where a.status is distinct from (
        select l.changes->'status'->>1 from audit_log l where l.entity_id = a.id and l.changes ? 'status'
        order by l.sequence desc limit 1)`,
      'holds in force that are told to be over': `holds h where h.status = 'open' and exists (
        select from audit_log l where l.entity_id = h.id and l.action = 'holds.expire')`,
      'other versions than steps': `applications a where a.version <> (
        select count(*) from audit_log l where l.entity_id = a.id)`,
      'decisions by the same person': `applications a
        where a.decided_by in (a.recommended_by, a.created_by)`,
      'audit rows out of order': `(select at < lag(at) over (order by sequence) as wrong from audit_log) l
        where wrong`,
      'people without application': `participants q where not exists (
        select from applications a where a.participant_id = q.id)`,
      'person keys unlike the product’s': `participants where person_key <>
        searchable(first_name || ' ' || last_name) || ' ' || to_char(birth_date, 'YYYY-MM-DD')`,
      'assignees of another program': `applications a where a.assignee_id is not null and not exists (
        select from user_programs u where u.user_id = a.assignee_id and u.program_id = a.program_id)`,
    }
    const found = await Promise.all(
      Object.entries(none).map(async ([what, from]) => ({ what, count: await count(from) })),
    )
    expect(found.filter((each) => each.count > 0)).toEqual([])
  })

  it('lets the next reference follow the last', async () => {
    const [next] = await rowsOf<{ next: number }>(
      `select nextval('application_references') as next`,
    )
    expect(next!.next).toBe(401)
  })
})
