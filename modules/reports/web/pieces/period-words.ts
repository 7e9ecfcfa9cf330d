import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { periodName } from '../../contract/period-name.ts'

/** How a period is called. */
export function usePeriodName() {
  const locale = useLocale()
  const text = useText('reports')
  return (period: string) => periodName(period, { locale, text })
}
