import { sql } from 'kysely'
import { ofEmployer } from './whose.ts'
import {
  byTime,
  counted,
  dayOf,
  grouped,
  inScope,
  keyOf,
  summed,
  told,
  withinMoments,
  type Asked,
  type Counted,
} from './grouped.ts'

const whose = {
  programId: sql`a.program_id`,
  employerId: sql`a.seen_employer_id`,
  region: sql`a.region`,
}

/** Applications by the day of submission, as they stand. */
export function readApplications(asked: Asked): Promise<Counted> {
  const is = (stage: string) => counted(sql<boolean>`x.stage = ${stage}`)
  const columns = {
    program: sql`a.program_id`,
    region: sql`a.region`,
    language: sql`a.language`,
    ...byTime(dayOf(sql`a.submitted_at`)),
  }
  return grouped(asked, {
    rows: sql`select a.stage, a.requested_amount, a.approved_amount, ${keyOf(asked, columns)} as key
      from applications a
      where ${inScope(asked, whose)} and ${withinMoments(asked, sql`a.submitted_at`)}`,
    measures: {
      submitted: counted(),
      pending: is('pending'),
      approved: is('approved'),
      rejected: is('rejected'),
      closed: counted(sql<boolean>`x.stage is null`),
      requestedAmount: summed(sql`x.requested_amount`),
      approvedAmount: summed(sql`x.approved_amount`, sql<boolean>`x.stage = 'approved'`),
    },
  })
}

/** Employers whose applications were approved on those days, and the positions that came of it. */
export async function readEmployers(asked: Asked): Promise<Counted> {
  const columns = {
    program: sql`a.program_id`,
    region: sql`a.region`,
    ...ofEmployer,
  }
  const before = inScope(
    { ...asked, programId: undefined },
    { programId: sql`b.program_id`, employerId: sql`b.seen_employer_id` },
  )
  const ofPeriod = sql`select a.employer_id, ${keyOf(asked, columns)} as key, a.net_new, a.decided_at
    from applications a left join employers e on e.id = a.employer_id
    where ${inScope(asked, whose)} and a.stage = 'approved' and ${withinMoments(asked, sql`a.decided_at`)}`
  // A line for each employer of a row, and for each of all, so that counting them needs no order.
  const { rows, total } = await told(
    asked.db,
    sql`with x as (select p.key, grouping(p.key) as "isTotal", p.employer_id, max(p.decided_at) as last_at,
        count(*) as positions, count(*) filter (where p.net_new) as net_new
      from (${ofPeriod}) p group by grouping sets ((p.key, p.employer_id), (p.employer_id)))
    select x.key::text as key, x."isTotal", count(*)::int as employers,
      (count(*) filter (where b.first_at < x.last_at))::int as "repeatEmployers",
      sum(x.positions)::int as positions, sum(x.net_new)::int as "netNewPositions"
    from x join (select b.employer_id, min(b.decided_at) as first_at from applications b
      where ${before} and b.stage = 'approved' group by b.employer_id) b on b.employer_id = x.employer_id
    group by x.key, x."isTotal"`,
  )
  const none = { employers: 0, repeatEmployers: 0, positions: 0, netNewPositions: 0 }
  return { rows, total: { ...none, ...total } }
}
