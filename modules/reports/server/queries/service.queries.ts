import { sql } from 'kysely'
import {
  byTime,
  counted,
  dayOf,
  grouped,
  inScope,
  keyOf,
  median,
  share,
  within,
  withinMoments,
  type Asked,
  type Counted,
} from './grouped.ts'
import { ofPayment } from './whose.ts'

const all = sql<boolean>`true`

/** Applications by the day of submission: how long until they were decided, and whether in time. */
export function readDecisions(asked: Asked): Promise<Counted> {
  const submittedOn = dayOf(sql`a.submitted_at`)
  const decided = sql<boolean>`x.decided_on <= ${asked.asOf}`
  const columns = { program: sql`a.program_id`, region: sql`a.region`, ...byTime(submittedOn) }
  return grouped(asked, {
    rows: sql`select ${submittedOn} as submitted_on, ${dayOf(sql`a.decided_at`)} as decided_on,
        a.review_due_on, ${keyOf(asked, columns)} as key
      from applications a
      where ${inScope(asked, {
        programId: sql`a.program_id`,
        employerId: sql`a.seen_employer_id`,
        region: sql`a.region`,
      })} and ${withinMoments(asked, sql`a.submitted_at`)}`,
    measures: {
      submitted: counted(),
      decided: counted(decided),
      medianDaysToDecision: median(sql`x.decided_on - x.submitted_on`, decided),
      withinStandard: share(sql<boolean>`${decided} and x.decided_on <= x.review_due_on`, decided),
    },
  })
}

/** Claims by the day on which they were submitted: how long until they were approved and paid. */
export function readPaymentTimes(asked: Asked): Promise<Counted> {
  const { asOf } = asked
  const paid = sql<boolean>`x.status = 'paid' and x.paid_on <= ${asOf}`
  const columns = {
    program: sql`y.program_id`,
    source: sql`y.source`,
    ...byTime(sql`y.submitted_on`),
  }
  return grouped(asked, {
    rows: sql`select y.status, y.submitted_on, y.approved_on, y.paid_on, y.declined_on,
        ${keyOf(asked, columns)} as key
      from payments y
      where ${inScope(asked, ofPayment)}
        and ${within(asked, sql`y.submitted_on`)}`,
    measures: {
      claims: counted(),
      claimsPaid: counted(paid),
      claimsDeclined: counted(sql<boolean>`x.status = 'declined' and x.declined_on <= ${asOf}`),
      medianDaysToApproval: median(
        sql`x.approved_on - x.submitted_on`,
        sql<boolean>`x.approved_on <= ${asOf}`,
      ),
      medianDaysToPayment: median(sql`x.paid_on - x.submitted_on`, paid),
    },
  })
}

/** Both checkpoints by the day on which they were reviewed last, as they stand. */
export function readCheckpoints(asked: Asked): Promise<Counted> {
  const columns = { checkpoint: sql`c.number`, program: sql`a.program_id`, region: sql`a.region` }
  const is = (status: string) => counted(sql<boolean>`x.status = ${status}`)
  return grouped(asked, {
    rows: sql`select c.status, ${keyOf(asked, columns)} as key from (
        select application_id, number, status, reviewed_at from checkpoints
        union all select application_id, 2, status, recorded_at from placement_checkpoints) c
      left join applications a on a.id = c.application_id
      where ${inScope(asked, {
        programId: sql`a.program_id`,
        employerId: sql`a.seen_employer_id`,
        region: sql`a.region`,
      })} and c.status in ('passed', 'failed', 'overridden')
        and ${withinMoments(asked, sql`c.reviewed_at`)}`,
    measures: {
      reviewed: counted(),
      passed: is('passed'),
      overridden: is('overridden'),
      failed: is('failed'),
      passRate: share(sql<boolean>`x.status = 'passed'`, all),
    },
  })
}

/** Monitoring forms by the day on which they were due. */
export function readMonitoring(asked: Asked): Promise<Counted> {
  const { asOf } = asked
  const isWaived = sql<boolean>`x.waived_on <= ${asOf}`
  const isIn = sql<boolean>`x.submitted_on <= ${asOf}`
  const isLate = sql<boolean>`${isIn} and x.submitted_on > x.due_on`
  const isOnTime = sql<boolean>`${isIn} and x.submitted_on <= x.due_on`
  const isWanted = sql<boolean>`${isWaived} is not true`
  const columns = {
    formNumber: sql`f.number`,
    side: sql`f.side`,
    program: sql`f.program_id`,
    ...byTime(sql`f.due_on`),
  }
  return grouped(asked, {
    rows: sql`select f.due_on, f.submitted_on, f.waived_on, ${keyOf(asked, columns)} as key
      from monitoring_forms f
      where ${inScope(asked, { programId: sql`f.program_id`, employerId: sql`f.employer_id` })}
        and ${within(asked, sql`f.due_on`)} and f.status <> 'notRequired'`,
    measures: {
      formsDue: counted(),
      onTime: counted(isOnTime),
      late: counted(isLate),
      missing: counted(sql<boolean>`${isIn} is not true and ${isWanted}`),
      waived: counted(sql<boolean>`${isIn} is not true and ${isWaived}`),
      responseRate: share(isIn, sql<boolean>`(${isIn} or ${isWanted})`),
      medianDaysLate: median(sql`x.submitted_on - x.due_on`, isLate),
    },
  })
}
