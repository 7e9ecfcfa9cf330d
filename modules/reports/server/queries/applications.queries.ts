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
export function readEmployers(asked: Asked): Promise<Counted> {
  const columns = {
    program: sql`a.program_id`,
    region: sql`a.region`,
    ...ofEmployer,
  }
  const before = inScope(
    { ...asked, programId: undefined },
    { programId: sql`b.program_id`, employerId: sql`b.seen_employer_id` },
  )
  return grouped(asked, {
    rows: sql`select a.employer_id, a.net_new, ${keyOf(asked, columns)} as key,
        b.first_at < a.decided_at as again
      from applications a join employers e on e.id = a.employer_id
      join (select b.employer_id, min(b.decided_at) as first_at from applications b
        where ${before} and b.stage = 'approved' group by b.employer_id) b on b.employer_id = a.employer_id
      where ${inScope(asked, whose)} and a.stage = 'approved' and ${withinMoments(asked, sql`a.decided_at`)}`,
    measures: {
      employers: sql`count(distinct x.employer_id)::int`,
      repeatEmployers: sql`(count(distinct x.employer_id) filter (where x.again))::int`,
      positions: counted(),
      netNewPositions: counted(sql<boolean>`x.net_new`),
    },
  })
}
