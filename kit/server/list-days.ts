import { sql } from 'kysely'
import type { Filter } from '#kit/contract/define-list.ts'
import type { Condition, Sql } from './list-cursor.ts'

/** Where the organisation's days begin and end; found once for the whole statement. */
export const organisationZone: Sql = sql`(select organisation_zone())`

/**
 * A day's filter on a moment, which ends with the day; an index on the moment answers it. With a
 * time zone the days are those of that place.
 */
export function onDaysOf(moment: Sql, timeZone?: Sql) {
  const start = (day: string, later = 0) =>
    timeZone
      ? sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${timeZone})`
      : sql`${day}::date + ${sql.lit(later)}`
  return ({ operator, values: [day = ''] }: Filter): Condition => {
    if (operator === 'none') return sql<boolean>`${moment} is null`
    if (operator === 'gte') return sql<boolean>`${moment} >= ${start(day)}`
    if (operator === 'lte') return sql<boolean>`${moment} < ${start(day, 1)}`
    return sql<boolean>`(${moment} >= ${start(day)} and ${moment} < ${start(day, 1)})`
  }
}
