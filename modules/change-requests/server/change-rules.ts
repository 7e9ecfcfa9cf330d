import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { Asked } from './asked.ts'
import type { Terms } from './terms.queries.ts'

interface Judging {
  terms: Terms
  today: string
}

const weekMs = 7 * 86_400_000
const daysOfWeeks = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / (weekMs / 7) + 1

/** What is wrong with a job as it is asked for, by field; it must be asked with what it is judged by then. */
export async function complaintsAbout(
  db: Db,
  asked: Asked,
  judging: Judging,
): Promise<FieldErrors> {
  const found = {
    ...daysWrong(asked, judging),
    ...effectWrong(asked, judging),
    ...hoursWrong(asked, judging),
    ...(await wageWrong(db, asked)),
  }
  return Object.fromEntries(Object.entries(found).map(([field, complaint]) => [field, [complaint]]))
}

type Complaints = Record<string, FieldErrors[string][number]>

function daysWrong({ values, changed }: Asked, { terms, today }: Judging): Complaints {
  const { startOn, endOn } = values
  const first = terms.startedOn ?? startOn
  if ('startOn' in changed && terms.startedOn)
    return { startOn: { code: 'startedAlready', params: {} } }
  if ('startOn' in changed && startOn < today)
    return { startOn: { code: 'startBehind', params: {} } }
  if (endOn <= first) return { endOn: { code: 'endsAfterStart', params: {} } }
  if (!('endOn' in changed) && !('startOn' in changed)) return {}
  if (endOn < today) return { endOn: { code: 'endBehind', params: {} } }
  if (terms.claimedTo !== null && endOn < terms.claimedTo)
    return { endOn: { code: 'endBeforeClaimed', params: { day: terms.claimedTo } } }
  return lengthWrong(daysOfWeeks(first, endOn), terms)
}

/** Only what would be longer than it is can be too long, and what would be shorter, too short. */
function lengthWrong(
  days: number,
  { startedOn, startOn, endOn, minWeeks, maxWeeks }: Terms,
): Complaints {
  const until = daysOfWeeks(startedOn ?? startOn, endOn)
  if (days > until && days > maxWeeks * 7)
    return { endOn: { code: 'tooManyWeeks', params: { weeks: maxWeeks } } }
  if (days < until && days < minWeeks * 7)
    return { endOn: { code: 'tooFewWeeks', params: { weeks: minWeeks } } }
  return {}
}

function effectWrong({ values, effectiveOn }: Asked, { terms }: Judging): Complaints {
  const first = terms.startedOn ?? values.startOn
  if (effectiveOn < first)
    return { effectiveOn: { code: 'effectBeforeStart', params: { day: first } } }
  return effectiveOn > values.endOn
    ? { effectiveOn: { code: 'effectAfterEnd', params: { day: values.endOn } } }
    : {}
}

function hoursWrong({ values, changed }: Asked, { terms }: Judging): Complaints {
  const isLess = Number(values.hoursPerWeek) < Number(terms.minHoursPerWeek)
  return 'hoursPerWeek' in changed && isLess
    ? { hoursPerWeek: { code: 'tooFewHours', params: { hours: terms.minHoursPerWeek } } }
    : {}
}

/** Of the province of the workplace, on the day from which the wage is paid. */
async function wageWrong(db: Db, { values, changed, effectiveOn }: Asked): Promise<Complaints> {
  if (!('hourlyWage' in changed) && !('region' in changed)) return {}
  const { rows } = await sql<{ minimum: string | null }>`
    select minimum_wage_on(${values.region}, ${effectiveOn}::date)::text as minimum`.execute(db)
  const { minimum } = theRow(rows)
  return minimum !== null && Number(values.hourlyWage) < Number(minimum)
    ? { hourlyWage: { code: 'belowMinimum', params: { minimum } } }
    : {}
}
