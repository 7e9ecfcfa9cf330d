import { idSchema } from '#kit/contract/fields.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useGo } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import type { Search } from '#kit/web/router/search.ts'
import { sides, type Narrowing } from '../contract/figures.ts'
import { askedPeriodSchema, chosenPeriod, comparisons } from '../contract/period.ts'
import type { statisticsScreens } from '../contract/statistics.screens.ts'

type StatisticsScreen = (typeof statisticsScreens)[keyof typeof statisticsScreens]

export const presentMonth = () => today().slice(0, 7)

export interface Asked {
  period: string
  /** As of the address: `previous`, or a period by name. */
  comparison: string
  narrowing: Narrowing
  /** The same for the server, and for a file. */
  query: { compare: string } & Narrowing
  search: Search
  change: (next: Partial<Search>) => void
}

/** What the address asks for; what makes no sense is left out. */
export function useAsked(screen: StatisticsScreen, name: 'period' | 'month'): Asked {
  const go = useGo()
  const search = useSearchParameters()
  const known = askedPeriodSchema.safeParse(search[name])
  const isFit = known.success && (name === 'period' || known.data.length === 7)
  const period = isFit ? known.data : presentMonth()
  const wanted = search['compare']
  const comparison =
    comparisons.find((each) => each === wanted) ?? chosenPeriod(period, wanted) ?? 'previous'
  const narrowing = narrowingOf(search)
  return {
    period,
    comparison,
    narrowing,
    query: { compare: comparison, ...narrowing },
    search,
    change: (next) => void go(screen, { query: { ...search, ...next }, stay: true }),
  }
}

function narrowingOf(search: Search): Narrowing {
  const id = (name: 'teamId' | 'assigneeId' | 'sourceId') => {
    const known = idSchema.safeParse(search[name])
    return known.success ? { [name]: known.data } : {}
  }
  const side = sides.find((each) => each === search['side'])
  return { ...id('teamId'), ...id('assigneeId'), ...id('sourceId'), ...(side && { side }) }
}
