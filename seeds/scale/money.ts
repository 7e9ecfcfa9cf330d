import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { drawn } from './templates.ts'

/** Those who work or have worked and of whom no money was claimed so far, and who acts for them. */
const working = sql`
  select row_number() over (order by l.id) as number, l.id as placement_id, l.start_on,
    least(l.planned_end_on, organisation_today()) as until, trunc(l.committed_amount / 26, 2) as amount,
    employer.id as employer, finance.id as finance, approver.id as approver
  from placements l, users employer, users finance, users approver
  where l.started_on <= organisation_today() and l.status in ('active', 'completed') and l.committed_amount > 100
    and employer.email = 'employer@example.org' and finance.email = 'finance@example.org'
    and approver.email = 'approver@example.org'
    and not exists (select from payments y where y.placement_id = l.id)
    and not exists (select from supplements s where s.placement_id = l.id)`

/** Of twenty claims. */
const states = sql`array['draft', 'submitted', 'submitted', 'submitted', 'returned', 'assessed', 'approved', 'declined']
  || array_fill('paid'::text, array[12])`

/**
 * Up to a year’s fortnights of wages in every state for each placement that began, the batches that paid them, a
 * supplement, and debts of some of what was paid.
 */
export async function addMoney(db: Db): Promise<void> {
  await sql`create temp table scale_working on commit drop as ${working}`.execute(db)
  await drawClaims(db)
  await addBatches(db)
  await addClaims(db)
  await addSupplements(db)
  await addOverpayments(db)
  await sql`drop table scale_working, scale_claims, scale_batches`.execute(db)
}

async function drawClaims(db: Db) {
  await sql`
    create temp table scale_claims on commit drop as
    select *, status in ('assessed', 'approved', 'paid') as is_assessed, status in ('approved', 'paid') as is_approved,
      case when status = 'paid' then (row_number() over (partition by status order by day, id) - 1) / 400 end as batch
    from (select uuidv7() as id, *, first + 13 as last, first + 16 as day, (${states})[1 + ${drawn(41, 20)}] as status
      from (select w.*, number * 32 + part as g, start_on + part * 14 as first
        from scale_working w, generate_series(0, 25) part) w
      where first + 18 <= until) c`.execute(db)
  await sql`
    create temp table scale_batches on commit drop as
    select c.batch, uuidv7() as id, max(c.day) as day, count(*) as payments, sum(c.amount) as total,
      min(c.finance::text)::uuid as finance, min(c.approver::text)::uuid as approver
    from scale_claims c where c.batch is not null group by c.batch`.execute(db)
}

/** All of what they pay has arrived; their file is that of a batch of the demonstration. */
const addBatches = (db: Db) =>
  sql`
    insert into payment_batches (id, status, payments, total, created_by, created_on, pay_on, released_on, released_by,
      release_number, file_kind, file, paid_on, settled_by)
    select b.id, 'settled', b.payments, b.total, b.finance, b.day, b.day + 1, b.day, b.approver,
      b.batch + 1 + (select coalesce(max(release_number), 0) from payment_batches), f.file_kind, f.file, b.day + 2, b.finance
    from scale_batches b, (select file_kind, file from payment_batches where file is not null limit 1) f`.execute(
    db,
  )

/** Their triggers are kept: they write whose a payment is. Those of the entries would count one by one. */
async function addClaims(db: Db) {
  await sql`
    insert into payments (id, placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by,
      changes_asked, assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by,
      declined_on, declined_by, decline_reason, batch_id, sent_on, paid_on)
    select c.id, c.placement_id, c.status, c.first, c.last, c.amount, case when c.status <> 'draft' then c.day - 2 end,
      case when c.status <> 'draft' then c.employer end, case when c.status = 'returned' then 'The pay stub is missing.' end,
      case when is_assessed then c.amount end, case when is_assessed then c.day - 1 end, case when is_assessed then c.finance end,
      case when is_assessed then array[c.finance] else '{}' end, case when is_approved then c.amount end,
      case when is_approved then c.day end, case when is_approved then c.approver end,
      case when c.status = 'declined' then c.day end, case when c.status = 'declined' then c.approver end,
      case when c.status = 'declined' then 'notPaid' end, b.id, b.day, b.day + 2
    from scale_claims c left join scale_batches b on b.batch = c.batch`.execute(db)
  await sql`
    insert into payment_lines (payment_id, place, from_on, to_on, hours, hourly_wage, gross, claimed, assessed)
    select id, 1, first, last, 70, 20, 1400, amount, case when is_assessed then amount end from scale_claims`.execute(
    db,
  )
  await sql`alter table payment_batch_entries disable trigger batch_sums_are_kept`.execute(db)
  await sql`
    insert into payment_batch_entries (batch_id, payment_id, amount, added_by)
    select b.id, c.id, c.amount, c.finance from scale_claims c join scale_batches b on b.batch = c.batch`.execute(
    db,
  )
  await sql`alter table payment_batch_entries enable trigger batch_sums_are_kept`.execute(db)
}

const addSupplements = (db: Db) =>
  sql`
    insert into supplements (placement_id, type, payee, description, frequency, from_on, to_on, times, requested_each,
      requested_amount, requested_on, requested_by, entered_by, status, approved_each, approved_amount, decided_on,
      decided_by, decline_reason)
    select w.placement_id, (array['transport', 'tools', 'clothing', 'dependantCare'])[1 + ${drawn(42, 4)}], 'employer',
      'Bus pass', 'monthly', w.start_on, w.until, 2, each, each * 2, w.start_on, w.employer, array[w.employer], status,
      case when status = 'approved' then each end, case when status = 'approved' then each * 2 end,
      case when status <> 'requested' then w.start_on end, case when status <> 'requested' then w.approver end,
      case when status = 'declined' then 'notNeeded' end
    from (select *, number as g from scale_working) w,
      lateral (select 50 + ${drawn(43, 100)} as each,
        (array['requested', 'approved', 'approved', 'declined'])[1 + ${drawn(44, 4)}] as status) d`.execute(
    db,
  )

/** Of one in twenty payments, the longer ago ones overdue. */
const addOverpayments = (db: Db) =>
  sql`
    insert into overpayments (payment_id, amount, reason, explanation, recorded_on, due_on, recorded_by)
    select id, round(amount / 4, 2), 'wrongWages', 'The pay stub shows fewer hours than were claimed.', day + 5, day + 35,
      finance
    from scale_claims where status = 'paid' and day + 5 <= organisation_today() and ${drawn(45, 20)} = 0`.execute(
    db,
  )
