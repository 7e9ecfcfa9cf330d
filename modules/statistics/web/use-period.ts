import { today } from '#kit/web/calendar-days.ts'
import { useGo } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import type { Search } from '#kit/web/router/search.ts'
import { periodSchema } from '../contract/period.ts'
import type { statisticsScreens } from '../contract/statistics.screens.ts'

type StatisticsScreen = (typeof statisticsScreens)[keyof typeof statisticsScreens]

export const presentMonth = () => today().slice(0, 7)

/** What the address asks for; a period that is none is left out. */
export function useAsked(screen: StatisticsScreen, name: 'period' | 'month') {
  const go = useGo()
  const search = useSearchParameters()
  const known = periodSchema.safeParse(search[name])
  const isFit = known.success && (name === 'period' || known.data.length === 7)
  return {
    period: isFit ? known.data : presentMonth(),
    search,
    change: (next: Partial<Search>) => void go(screen, { query: { ...search, ...next } }),
  }
}
