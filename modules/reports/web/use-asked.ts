import { idSchema, isRealDate } from '#kit/contract/fields.ts'
import { provinces, type Province } from '#kit/contract/provinces.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useGo } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import type { Search } from '#kit/web/router/search.ts'
import { comparisons, kindOf, periodAt, periodSchema, type Comparison } from '../contract/period.ts'
import type { Grouping } from '../contract/report.ts'
import { reportOf, type ReportName } from '../contract/reports.ts'
import type { reportsScreens } from '../contract/reports.screens.ts'

export type AreaScreen = (typeof reportsScreens)[keyof typeof reportsScreens]

export interface Asked {
  report: ReportName
  by: Grouping
  period: string
  compare: Comparison
  asOf: string
  programId: string | undefined
  region: Province | undefined
  /** The same for the server, and for a file. */
  query: Record<string, string>
  search: Search
  change: (next: Partial<Search>) => void
}

/** What the address asks for; what makes no sense is left out. */
export function useAsked(screen: AreaScreen, known: readonly ReportName[]): Asked | null {
  const go = useGo()
  const search = useSearchParameters()
  const report = known.find((name) => name === search['report']) ?? known[0]
  if (!report) return null
  const { by: groupings, narrowings, isYearly } = reportOf(report)
  const by = groupings.find((each) => each === search['by']) ?? groupings[0]
  const asOf = dayOf(search['asOf'])
  const asked = periodSchema.safeParse(search['period'])
  const isFit = asked.success && (!isYearly || kindOf(asked.data) === 'fiscalYear')
  const period = isFit ? asked.data : periodAt('fiscalYear', asOf)
  const compare = comparisons.find((each) => each === search['compare']) ?? 'previous'
  const program = idSchema.safeParse(search['program'])
  const programId = narrowings.includes('program') && program.success ? program.data : undefined
  const region = narrowings.includes('region')
    ? provinces.find((each) => each === search['region'])
    : undefined
  return {
    report,
    by,
    period,
    compare,
    asOf,
    programId,
    region,
    search,
    query: {
      by,
      period,
      compare,
      asOf,
      ...(programId && { programId }),
      ...(region && { region }),
    },
    change: (next) => void go(screen, { query: { ...search, report, ...next }, stay: true }),
  }
}

/** Today unless an earlier day is asked for. */
function dayOf(asked: string | undefined): string {
  const present = today()
  return asked && isRealDate(asked) && asked < present ? asked : present
}
