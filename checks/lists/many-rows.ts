import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { ListDeclaration } from '#kit/contract/define-list.ts'
import { fill } from '#seeds/scale/fill.ts'
import { sortedBy, whereRead, type WhereRead } from './where-read.ts'

type Db = Kysely<Database>

/** More rows than an export reads at once, and some of what the demonstration has none of. */
export async function addRows(db: Db) {
  const investors = { shareholders: 900, orders: 0 }
  await fill(db, {
    now: new Date(),
    applications: 2600,
    investors,
    log: () => {},
  })
  await sql`insert into orders (shareholder_id, assignee_id, status, side, traded_on, volume, price, turnover)
    select s.id, u.id, 'draft', 'buy', case when n % 2 = 0 then '2026-05-01'::date + (n / 4)::int end,
      case when n % 3 = 0 then n end, case when n % 4 < 2 then n end, case when n % 5 < 2 then n end
    from (select id, row_number() over (order by id) as n from shareholders where status = 'active') s,
      users u where u.email = 'adviser@example.org' and n <= 17`.execute(db)
  await addReports(db)
  await sql`insert into users (email, name, type, role_id, last_sign_in_at)
    select lower(r.key) || n || '@example.org', 'Person ' || n % 4, r.user_type, r.id,
      case when n % 3 > 0 then '2026-01-01'::timestamptz + n % 5 * interval '1 day' end
    from roles r, generate_series(1, 17) n where r.key in ('caseOfficer', 'employer', 'employee')`.execute(
    db,
  )
  await sql`insert into funding_requests (placement_id, side, requested_by, requested_on, due_on)
    select l.id, 'employer', u.id, '2026-01-01', '2026-01-22'::date + l.n::int % 5
    from (select id, row_number() over (order by id) as n from placements limit 33) l, users u
    where u.email = 'super.admin@example.org'`.execute(db)
  await sql`insert into payments (placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by)
    select l.id, case when n % 3 > 0 then 'submitted' else 'draft' end, l.start_on, l.start_on + 13, 100 + n % 5,
      case when n % 3 > 0 then '2026-01-01'::date + n % 5 end, case when n % 3 > 0 then u.id end
    from (select id, start_on, row_number() over (order by id)::int as n from placements
      where id not in (select placement_id from payments) limit 33) l, users u
    where u.email = 'employer@example.org'`.execute(db)
  await sql`insert into supplements (placement_id, type, payee, description, frequency, from_on, to_on, times,
      requested_each, requested_amount, requested_on, requested_by, entered_by)
    select l.id, 'transport', 'participant', 'Bus pass', 'oneTime', day, day, 1, 100 + n % 5, 100 + n % 5, day, u.id,
      array[u.id]
    from (select id, row_number() over (order by id)::int as n from placements limit 33) l, users u,
      lateral (select '2026-01-01'::date + n % 5 as day) d
    where u.email = 'employer@example.org'`.execute(db)
  await sql`insert into change_requests (placement_id, side, asked, before, effective_on, reason, requested_on,
      requested_by, entered_by)
    select l.id, 'employer', '{"positionTitle": "Baker"}', '{"positionTitle": "Cook"}', day + 30 + n % 3, 'More to do',
      day, u.id, array[u.id]
    from (select id, row_number() over (order by id)::int as n from placements limit 33) l, users u,
      lateral (select '2026-01-01'::date + n % 5 as day) d
    where u.email = 'employer@example.org'`.execute(db)
  await sql`insert into payment_batches (created_by, created_on)
    select u.id, '2026-01-01'::date + n % 5 from users u, generate_series(1, 33) n
    where u.email = 'finance@example.org'`.execute(db)
  await sql`with paid as (
      insert into payments (placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by,
        assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by, batch_id, sent_on, paid_on)
      select l.id, 'paid', l.start_on - 28, l.start_on - 15, 900, d.day, u.id, 900, d.day, f.id, array[f.id], 900, d.day, u.id, b.id, d.day,
        d.day
      from (select id, start_on from placements order by id limit 33) l, users u, users f,
        (select id from payment_batches order by id limit 1) b, lateral (select '2026-01-01'::date as day) d
      where u.email = 'employer@example.org' and f.email = 'finance@example.org' returning id)
    select id from paid`.execute(db)
  await sql`insert into overpayments (payment_id, amount, reason, explanation, recorded_on, due_on, recorded_by)
    select y.id, 100 + n % 5, 'paidTwice', 'Twice', day, day + 30 + n % 3, u.id
    from (select id, row_number() over (order by id)::int as n from payments where status = 'paid' and approved_amount = 900) y,
      users u, lateral (select '2026-01-01'::date + n % 5 as day) d
    where u.email = 'finance@example.org'`.execute(db)
  await addDeskRows(db)
  await addNotices(db)
}

/** An administrator has been told many times of one hold. */
const addNotices = (db: Db) =>
  sql`insert into notices (user_id, template, template_version_id, entity, record_id, created_at)
    select u.id, v.template, v.id, 'hold', (select min(id::text)::uuid from holds),
      '2026-01-01'::timestamptz + n % 5 * interval '1 day'
    from users u, letter_versions v, generate_series(1, 40) n
    where u.email = 'super.admin@example.org' and v.template = 'holds.officerPlaced' and v.number = 1`.execute(
    db,
  )

/** Reports that somebody has saved or frozen. */
async function addReports(db: Db) {
  await sql`insert into saved_reports (name, report, question, owner_id, updated_at)
    select 'Report ' || n % 7, 'applications', '{"by": "program", "period": "thisQuarter", "compare": "none"}',
      u.id, '2026-01-01'::timestamptz + n % 5 * interval '1 day'
    from users u, generate_series(1, 60) n where u.email = 'super.admin@example.org'`.execute(db)
  await sql`insert into frozen_reports (report, kind, is_personal, period, sent_to, content, digest,
      title_en, title_fr, frozen_by, frozen_at)
    select 'applications', 'office', false, 'all', 'Office ' || n % 7, '{}', repeat('0', 64), 'Applications',
      'Demandes', u.id, '2026-01-01'::timestamptz + n % 5 * interval '1 day'
    from users u, generate_series(1, 60) n where u.email = 'super.admin@example.org'`.execute(db)
}

async function addDeskRows(db: Db) {
  const desk = sql`(select u.id as user_id, n, (select min(id::text)::uuid from shareholders where status = 'active') as shareholder_id
    from users u, generate_series(1, 17) n where u.email = 'super.admin@example.org') d`
  await sql`insert into outbox_messages (channel, recipient, language, template, subject, body)
    select 'mail', 'a@example.org', 'en', 'none', 'Subject ' || n, 'Body' from ${desk}`.execute(db)
  await sql`insert into audit_log (at, actor_name, action, entity, reference)
    select '2026-01-01'::timestamptz + n % 5 * interval '1 day', 'Margaret Chen', 'access.refused', 'endpoint', 'Payments:pay' from ${desk}`.execute(
    db,
  )
  await sql`insert into closures (day, name)
    select '2031-01-01'::date + n::int, '{"en": "Move", "fr": "Déménagement"}' from ${desk}`.execute(
    db,
  )
  await sql`insert into tasks (parent_kind, parent_id, title, due_on, assignee_id)
    select 'shareholder', shareholder_id, 'Call ' || n % 7, '2026-01-01'::date + n::int % 5, user_id from ${desk}`.execute(
    db,
  )
  await sql`insert into trash_items (id, kind, parent_kind, parent_id, title, owner_id, is_private, deleted_by, deleted_at)
    select uuidv7(), 'note', 'shareholder', shareholder_id, 'Note', user_id, false, user_id,
      '2026-01-01'::date + n::int % 5 from ${desk}`.execute(db)
  await sql`insert into imports (kind, file_name, size_bytes, encoding, delimiter, header, row_count, created_by, created_at)
    select 'shareholders', 'people.csv', 1, 'utf-8', ',', '[]', 1, user_id, '2026-01-01'::date + n::int % 5 from ${desk}`.execute(
    db,
  )
}

const columnsOf = async (db: Db, table: string) =>
  (
    await sql<{ name: string; isNullable: boolean }>`
      select column_name as name, is_nullable = 'YES' as "isNullable" from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and data_type <> 'jsonb'`.execute(
      db,
    )
  ).rows

/** The columns that a sort looks at. */
async function sortColumns(db: Db, at: WhereRead, sort: string) {
  const words: string[] = sortedBy(at, sort).match(/\w+/g) ?? []
  return (await columnsOf(db, at.table)).filter(({ name }) => words.includes(name))
}

/** Every third row lacks what a list is sorted by, and every third has it in common with others. */
export async function emptyAndRepeat(db: Db, list: ListDeclaration) {
  const at = whereRead[list.tableState]!
  for (const sort of list.sorts)
    for (const { name, isNullable } of await sortColumns(db, at, sort)) {
      await change(db, at, {
        name,
        to: sql`(select min(${sql.ref(name)}::text) from ${sql.table(at.table)})`,
        rest: 1,
      })
      if (isNullable) await change(db, at, { name, to: sql`null`, rest: 2 })
    }
}

/** What the database refuses, no row of the list can be. */
async function change(db: Db, at: WhereRead, on: { name: string; to: unknown; rest: number }) {
  const value = sql`(json_populate_record(null::${sql.table(at.table)}, json_build_object(${on.name}::text, ${on.to}))).${sql.ref(on.name)}`
  const statement = sql`update ${sql.table(at.table)} set ${sql.ref(on.name)} = ${value}
    where id in (select id from (select id, row_number() over (order by id) as n from ${sql.table(at.table)}
      ${at.where ? sql`where ${sql.raw(at.where)}` : sql``}) numbered where n % 3 = ${on.rest})`
  try {
    await withoutTriggers(db, (own) => statement.execute(own))
  } catch (error) {
    const refusals = ['23502', '23505', '23514', '428C9', '23P01']
    if (!refusals.includes((error as { code?: string }).code ?? '')) throw error
  }
}

/** Sorts of a list whose column may be empty: some row must show what happens then. */
export async function nullableSorts(db: Db, list: ListDeclaration): Promise<string[]> {
  const at = whereRead[list.tableState]!
  const found: string[] = []
  for (const sort of list.sorts)
    if ((await sortColumns(db, at, sort)).some(({ isNullable }) => isNullable)) found.push(sort)
  return found.filter((sort) => !at.neverMissing?.includes(sort))
}

/** Of the rows with these ids, those that lack what the sort looks at. */
export async function countMissing(
  db: Db,
  list: ListDeclaration,
  on: { sort: string; ids: string[] },
) {
  const at = whereRead[list.tableState]!
  const missing = (await sortColumns(db, at, on.sort)).map(
    ({ name }) => sql<boolean>`${sql.ref(name)} is null`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(at.table)}
    where ${sql.ref(at.id ?? 'id')} in (${sql.join(on.ids)}) and (${sql.join(missing, sql` or `)})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Few enough to be walked in pages of five. */
export async function keepFew(db: Db) {
  await withoutTriggers(db, async (own) => {
    await sql`create temporary table kept on commit drop as
      (select id from shareholders where status = 'active' order by id limit 20)
      union select first_id from shareholder_pairs union select second_id from shareholder_pairs`.execute(
      own,
    )
    await sql`delete from shareholders where id not in (select id from kept)`.execute(own)
    await sql`delete from orders where shareholder_id not in (select id from kept) or status <> 'draft'
      and id not in (select id from orders where shareholder_id in (select id from kept) and status = 'active' order by id limit 33)`.execute(
      own,
    )
    await sql`delete from leads where id not in (select id from leads order by id limit 33)`.execute(
      own,
    )
    await sql`delete from applications where id not in (
      select id from applications where stage = 'pending' order by id limit 33)
      and id not in (select record_id from form_responses)`.execute(own)
    await sql`delete from monitoring_forms where id not in (
      (select id from monitoring_forms where due_on is null order by id limit 11)
      union (select id from monitoring_forms where due_on is not null order by id limit 22))`.execute(
      own,
    )
    await sql`delete from participant_standings where participant_id not in (
      select id from participants order by id limit 33)`.execute(own)
    await keepFewPayments(own)
  })
}

/** Of each kind of row some, what is owed back with its payment. */
async function keepFewPayments(own: Db) {
  await sql`delete from overpayments where id not in (
    select id from overpayments order by id desc limit 33)`.execute(own)
  await sql`delete from payments where id not in (
    (select id from payments where submitted_on is null order by id limit 11)
    union (select id from payments where approved_amount is null order by id limit 11)
    union (select id from payments where submitted_on is not null and approved_amount is not null order by id limit 11)
    union select payment_id from overpayments)`.execute(own)
  await sql`delete from supplements where id not in (
    (select id from supplements where approved_amount is null order by id limit 22)
    union (select id from supplements where approved_amount is not null order by id limit 11))`.execute(
    own,
  )
}

const withoutTriggers = (db: Db, work: (own: Db) => Promise<unknown>) =>
  db.transaction().execute(async (own) => {
    await sql`set local session_replication_role = replica`.execute(own)
    await work(own)
  })
