import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { ReportAction } from '../../contract/reports.subjects.ts'
import type { Days } from '../../contract/period.ts'
import { kindOfReport, reportOf, type ReportName } from '../../contract/reports.ts'
import type { Grouping } from '../../contract/report.ts'

export interface Asked {
  db: Db
  person: Person
  settings: Settings
  action: ReportAction
  report: ReportName
  by: Grouping
  days: Days
  /** Figures are told as things stood at the end of this day. */
  asOf: string
  /** That day is today: nothing has happened since. */
  isToday: boolean
  programId?: string | undefined
  region?: string | undefined
}

export type Values = Record<string, string | number | null>

export interface Counted {
  rows: { key: string | null; values: Values }[]
  total: Values
}

type Sql = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

interface Whose {
  programId: Sql
  employerId: Sql
  region?: Sql
}

/** Of what the person may count what is asked for. */
export function inScope(asked: Asked, { programId, employerId, region }: Whose): Condition {
  const { person, action, report } = asked
  const facts = { programId, employerId, kind: sql`${kindOfReport(report)}::text` }
  const group = reportOf(report).isPersonal ? 'personal' : undefined
  const conditions: Condition[] = [
    person.permissions.where({ action, subject: 'Reports' }, facts, group),
    ...(asked.programId ? [sql<boolean>`${programId} = ${asked.programId}`] : []),
    ...(asked.region && region ? [sql<boolean>`${region} = ${asked.region}`] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The day of a moment where the organisation is. */
export const dayOf = (moment: Sql) =>
  sql`(${moment} at time zone (select organisation_zone()))::date`

export const within = ({ days }: Asked, day: Sql) =>
  sql<boolean>`${day} between ${days.from}::date and ${days.to}::date`

/**
 * Moments of the days, so that an index on the moment answers. The zone stands there as it is: of a
 * selected one the planner knows nothing, takes the days for few, and looks up a million one by one.
 */
export const withinMoments = ({ days }: Asked, moment: Sql) => sql<boolean>`(
  ${moment} >= ${days.from}::date::timestamp at time zone organisation_zone()
  and ${moment} < (${days.to}::date + 1)::timestamp at time zone organisation_zone())`

/** What a row stands for, out of what the report can be told by. */
export function keyOf({ by }: Asked, columns: Partial<Record<Grouping, Sql>>): Sql {
  const key = columns[by]
  if (!key) throw new Error(`the report has no rows by ${by}`)
  return key
}

/** Rows by the month or the quarter of a day. */
export const byTime = (day: Sql) => ({
  month: sql`to_char(${day}, 'YYYY-MM') collate "C"`,
  quarter: sql`to_char(${day}, 'YYYY-"Q"Q') collate "C"`,
})

export const counted = (condition?: Condition) =>
  condition ? sql`(count(*) filter (where ${condition}))::int` : sql`count(*)::int`
/** An amount, of nothing 0.00. */
export const summed = (column: Sql, condition: Condition = sql<boolean>`true`) =>
  sql`coalesce(sum(${column}) filter (where ${condition}), 0)::numeric(16, 2)::text`
/** Half of them are below, one decimal; null without any. */
export const median = (days: Sql, condition: Condition = sql<boolean>`true`) =>
  sql`round((percentile_cont(0.5) within group (order by ${days})
    filter (where ${condition} and ${days} is not null))::numeric, 1)::text`
/** In percent with one decimal; null where there is nothing to be a share of. */
export const share = (part: Condition, whole: Condition) =>
  sql`round(100.0 * count(*) filter (where ${part}) / nullif(count(*) filter (where ${whole}), 0), 1)::text`

/**
 * Reading a million lines: sorted and joined in memory, planned for the very days that are asked for,
 * and not compiled, which takes longer than the reading.
 */
export const withRoom = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (roomy) => {
    await sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(roomy)
    return read(roomy)
  })

/**
 * What a report counts: `rows` selects one line for each thing with its `key`; measures are said of
 * those lines, of each key and of all.
 */
export async function grouped(
  { db }: Asked,
  { rows: lines, measures }: { rows: Sql; measures: Record<string, Sql> },
): Promise<Counted> {
  const columns = Object.entries(measures).map(([name, value]) => sql`${value} as ${sql.ref(name)}`)
  return told(
    db,
    sql`with x as (${lines})
      select x.key::text as key, grouping(x.key) as "isTotal", ${sql.join(columns)}
      from x group by grouping sets ((x.key), ())`,
  )
}

/** The answer of a statement that says `key`, whether it `isTotal`, and the measures. */
export async function told(db: Db, statement: Sql): Promise<Counted> {
  const { rows } = await withRoom(db, (roomy) =>
    sql<Values & { key: string | null; isTotal: number }>`${statement}`.execute(roomy),
  )
  const lines = rows.map(({ key, isTotal, ...values }) => ({ key, isTotal, values }))
  return {
    rows: lines.filter(({ isTotal }) => isTotal === 0).map(({ key, values }) => ({ key, values })),
    total: lines.find(({ isTotal }) => isTotal === 1)?.values ?? {},
  }
}
