import { sql } from 'kysely'
import { fewest } from '../keep-back.ts'
import { ofEmployer } from './whose.ts'
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
  type Asked,
  type Counted,
} from './grouped.ts'

const startOn = sql`l.start_on`
const endOn = sql`coalesce(l.ended_on, l.planned_end_on)`

const application = sql`left join applications a on a.id = l.application_id`

/** Every placement has one of each; a left join is not read at all where nothing is asked of it. */
const joins = sql`${application} left join participants p on p.id = l.participant_id
  left join employers e on e.id = l.employer_id`

/** A participant counts once in each program: by the placement that began last. */
const latestFirst = sql`l.participant_id, l.program_id, l.start_on desc, l.id desc`

const whose = {
  programId: sql`l.program_id`,
  employerId: sql`l.employer_id`,
  region: sql`a.region`,
}

/** The broadest groups of both classifications: below them most numbers would be under five. */
const broadly = {
  program: sql`l.program_id`,
  region: sql`a.region`,
  occupation: sql`left(a.noc, 1)`,
  ...ofEmployer,
  language: sql`p.language`,
}

/** Where each participant of a program stood at the end of the day: by the placement that began last. */
export function readParticipants(asked: Asked): Promise<Counted> {
  const { asOf, isToday } = asked
  const is = (state: string) => counted(sql<boolean>`x.state = ${state}`)
  return grouped(asked, {
    rows: sql`select ${keyOf(asked, { ...broadly, ...byTime(startOn) })} as key,
        case when l.cancelled_on <= ${asOf} or l.lapsed_on <= ${asOf} then 'notTakenUp'
          when l.status = 'ended' and ${endOn} <= ${asOf} then 'endedEarly'
          when l.status = 'completed' and ${endOn} <= ${asOf} then 'completed'
          when l.status in ('active', 'ended', 'completed')
            and coalesce(l.started_on, l.start_on) <= ${asOf} then 'working'
          else 'notStarted' end as state
      from (select distinct on (l.participant_id, l.program_id) l.*
        from placements l ${application}
        where ${inScope(asked, whose)} and ${within(asked, startOn)}
          and ${isToday ? sql`true` : sql`${dayOf(sql`coalesce(a.decided_at, l.created_at)`)} <= ${asOf}`}
        order by ${latestFirst}) l ${joins}`,
    measures: {
      participants: counted(),
      notStarted: is('notStarted'),
      working: is('working'),
      completed: is('completed'),
      endedEarly: is('endedEarly'),
      notTakenUp: is('notTakenUp'),
    },
  })
}

/** The hourly wage that was claimed last. */
const lastWage = sql`(select n.hourly_wage from payments y join payment_lines n on n.payment_id = y.id
  where y.placement_id = l.id and y.source = 'claim' and y.status not in ('draft', 'declined', 'cancelled')
  order by n.to_on desc, n.place desc limit 1)`

/** A middle wage of a few people would be the wage of one of them. */
const wage = (column: string) => sql`case when count(${sql.ref(column)}) >= ${fewest}
  then (percentile_cont(0.5) within group (order by ${sql.ref(column)}))::numeric(9, 2)::text end`

/** How placements ended that were over on those days. */
export function readOutcomes(asked: Asked): Promise<Counted> {
  const [all, done, early] = [
    sql<boolean>`true`,
    sql<boolean>`x.status = 'completed'`,
    sql<boolean>`x.status = 'ended'`,
  ]
  return grouped(asked, {
    rows: sql`select l.status, ${keyOf(asked, { ...broadly, ...byTime(endOn) })} as key,
        l.hourly_wage as wage_at_start, ${lastWage} as wage_at_end
      from (select distinct on (l.participant_id, l.program_id) l.*
        from placements l ${application}
        where ${inScope(asked, whose)} and l.status in ('completed', 'ended') and ${within(asked, endOn)}
        order by ${latestFirst}) l ${joins}`,
    measures: {
      finished: counted(),
      completed: counted(done),
      endedEarly: counted(early),
      completionRate: share(done, all),
      wageAtStart: wage('wage_at_start'),
      wageAtEnd: wage('wage_at_end'),
    },
  })
}

/** Placements that ended before their time, by the day that was worked last. */
export function readEarlyExits(asked: Asked): Promise<Counted> {
  const lastDay = sql`coalesce(l.last_worked_on, l.ended_on)`
  const by = (side: string) => counted(sql<boolean>`coalesce(x.end_side, 'program') = ${side}`)
  const week = sql`(l.ended_on - coalesce(l.started_on, l.start_on)) / 7 + 1`
  return grouped(asked, {
    rows: sql`select l.end_side, ${lastDay} - coalesce(l.started_on, l.start_on) + 1 as days_worked,
        ${keyOf(asked, {
          ...broadly,
          ...byTime(sql`l.ended_on`),
          exitReason: sql`l.end_reason`,
          exitWeek: sql`case when ${week} <= 4 then '1-4' when ${week} <= 8 then '5-8'
            when ${week} <= 12 then '9-12' when ${week} <= 26 then '13-26' else '27' end`,
        })} as key
      from placements l ${joins}
      where ${inScope(asked, whose)} and l.status = 'ended' and ${within(asked, sql`l.ended_on`)}`,
    measures: {
      exits: counted(),
      byEmployer: by('employer'),
      byParticipant: by('participant'),
      byBoth: by('both'),
      byProgram: by('program'),
      medianDaysWorked: median(sql`x.days_worked`),
    },
  })
}

/** Those who lost their employer, by the day on which they did. */
export function readOrphans(asked: Asked): Promise<Counted> {
  const is = (status: string) => counted(sql<boolean>`x.status = ${status}`)
  const columns = {
    program: sql`c.program_id`,
    region: sql`c.region`,
    language: sql`c.language`,
    occupation: sql`left(c.noc, 1)`,
    ...byTime(sql`c.orphaned_on`),
  }
  return grouped(asked, {
    rows: sql`select c.status, n.start_on - c.orphaned_on as days, ${keyOf(asked, columns)} as key
      from orphaned_cases c left join placements n on n.id = c.rematch_placement_id
      where ${inScope(asked, {
        programId: sql`c.program_id`,
        employerId: sql`c.former_employer_id`,
        region: sql`c.region`,
      })} and ${within(asked, sql`c.orphaned_on`)}`,
    measures: {
      orphaned: counted(),
      stillOrphaned: is('open'),
      rematched: is('rematched'),
      closedOtherwise: is('closed'),
      withdrawn: is('withdrawn'),
      medianDaysToRematch: median(sql`x.days`, sql<boolean>`x.status = 'rematched'`),
    },
  })
}
