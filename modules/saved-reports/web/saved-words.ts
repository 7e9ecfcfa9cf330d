import { useText } from '#kit/web/text.ts'
import { usePeriodName } from '#modules/reports/web/pieces/period-words.ts'
import { isRelative } from '../contract/saved-question.ts'

/** How the period of a saved report is called: one that moves on, or one that stays. */
export function useSavedPeriod() {
  const text = useText('savedReports')
  const nameOf = usePeriodName()
  return (period: string) => (isRelative(period) ? text(`relative.${period}`) : nameOf(period))
}
