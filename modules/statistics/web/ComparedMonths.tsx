import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { MonthlyInvestments } from '../contract/statistics.ts'
import type { statisticsScreens } from '../contract/statistics.screens.ts'
import { FigureTable } from './FigureTable.tsx'
import { ChangeText } from './ChangeText.tsx'
import { usePeriodName } from './period-words.ts'

type Compared = MonthlyInvestments['before']

interface ComparedMonthsProps {
  screen: (typeof statisticsScreens)['monthlyInvestments' | 'monthlyCareInvestments']
  shown: Compared
  others: readonly Compared[]
}

/** The month beside the one before and the same one a year before; each opens its own print. */
export function ComparedMonths({ screen, shown, others }: ComparedMonthsProps) {
  const text = useText()
  const nameOf = usePeriodName()
  const title = text('sections.comparison')
  return (
    <RecordSection title={title}>
      <FigureTable
        caption={title}
        headings={['month', 'orders', 'buyTurnover', 'sellTurnover', 'netTurnover', 'change']}
      >
        {[shown, ...others].map(({ month, orders, buys, sells, netTurnover }) => (
          <tr key={month}>
            <th scope="row">
              {month === shown.month ? (
                nameOf(month)
              ) : (
                <ScreenLink screen={screen} query={{ month }}>
                  {nameOf(month)}
                </ScreenLink>
              )}
            </th>
            <td>
              <NumberText value={orders} />
            </td>
            <td>
              <Money value={buys.turnover} />
            </td>
            <td>
              <Money value={sells.turnover} />
            </td>
            <td>
              <Money value={netTurnover} />
            </td>
            <td>
              {month !== shown.month && (
                <ChangeText now={shown.netTurnover} before={netTurnover} isMoney />
              )}
            </td>
          </tr>
        ))}
      </FigureTable>
      <p className="quiet">{text('comparisonHint')}</p>
    </RecordSection>
  )
}
