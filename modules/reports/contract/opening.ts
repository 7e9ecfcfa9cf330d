import { openedLists } from './opened-lists.ts'
import { daysOf, type Days } from './period.ts'
import { reportOf, type ReportName } from './reports.ts'
import type { Grouping } from './report.ts'

export interface Shown {
  report: ReportName
  by: Grouping
  /** What of the period is counted; null is nothing. */
  days: Days | null
  programId?: string | undefined
  region?: string | undefined
  /** What lists show is as it stands today. */
  isToday: boolean
}

export interface Opening {
  list: keyof typeof openedLists
  /** The list's address parameters. */
  query: Record<string, string>
}

/**
 * The list that a figure opens, with the filters under which it holds exactly what was counted; null
 * where no list can say what a row stands for. Without `key` all rows.
 */
export function openingOf(
  { report, by, days, programId, region, isToday }: Shown,
  measure: string,
  key?: string | null,
): Opening | null {
  const wanted = reportOf(report).measures[measure]?.list
  if (!wanted || !isToday || !days || key === null) return null
  const { day, by: names } = openedLists[wanted.list]
  const narrowed: [Grouping, string | undefined][] = [
    ['program', programId],
    ['region', region],
    ...(key === undefined || isTime(by) ? [] : [[by, key] as [Grouping, string]]),
  ]
  const filters: Record<string, string> = { ...wanted.filters }
  for (const [grouping, value] of narrowed) {
    if (value === undefined) continue
    const name = (names as Partial<Record<Grouping, string>>)[grouping]
    if (!name) return null
    filters[name] = value
  }
  const within = key !== undefined && isTime(by) ? overlap(daysOf(key), days) : days
  return {
    list: wanted.list,
    query: {
      ...Object.fromEntries(
        Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]),
      ),
      ...(within && { [`filter[${day}][gte]`]: within.from, [`filter[${day}][lte]`]: within.to }),
    },
  }
}

const isTime = (by: Grouping) => by === 'month' || by === 'quarter'

function overlap(one: Days | null, other: Days | null): Days | null {
  if (!one || !other) return one ?? other
  return {
    from: one.from > other.from ? one.from : other.from,
    to: one.to < other.to ? one.to : other.to,
  }
}
