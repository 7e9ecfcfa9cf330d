import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import type { Search } from '#kit/web/router/search.ts'
import { useText } from '#kit/web/text.ts'
import { sidesIn, type ListParameters, type Narrowing, type Side } from '../contract/figures.ts'
import { daysOf, type Days } from '../contract/period.ts'
import type { ComparedMonth } from '../contract/statistics.ts'
import type { statisticsScreens } from '../contract/statistics.screens.ts'
import { ComparedTable, type ComparedLine } from './ComparedTable.tsx'
import { OfOrders } from './FigureLink.tsx'
import { useComparedName } from './period-words.ts'

type Compared = Omit<ComparedMonth, 'days' | 'confirmationRate'> & {
  confirmationRate?: string | null
}

interface ComparedMonthsProps {
  screen: (typeof statisticsScreens)['monthlyInvestments' | 'monthlyCareInvestments']
  search: Search
  shown: Compared
  compared: ComparedMonth | null
  narrowing: Narrowing
  listOf: (days: Days, part: Narrowing) => ListParameters
}

/** The month beside the one that it is compared with, which opens as its own print. */
export function ComparedMonths(props: ComparedMonthsProps) {
  const { screen, search, shown, compared, narrowing, listOf } = props
  const text = useText()
  const nameOf = useComparedName()
  if (!compared) return null
  const heading = ({ month, days }: ComparedMonth) => {
    const name = nameOf({ period: month, days })
    if (month === shown.month) return name
    return (
      <ScreenLink screen={screen} query={{ ...search, month, figures: '' }}>
        {name}
      </ScreenLink>
    )
  }
  const current = { confirmationRate: null, ...shown, days: daysOf(shown.month) }
  return (
    <ComparedTable
      title={text('sections.comparison')}
      lines={linesOf(narrowing, listOf).filter(
        ({ name }) => name !== 'confirmationRate' || current.confirmationRate !== null,
      )}
      current={current}
      compared={compared}
      headingOf={heading}
      hint={text('comparisonHint')}
    />
  )
}

function linesOf(
  narrowing: Narrowing,
  listOf: ComparedMonthsProps['listOf'],
): readonly ComparedLine<ComparedMonth>[] {
  const line = (
    name: string,
    value: ComparedLine<ComparedMonth>['value'],
    side?: Side,
  ): ComparedLine<ComparedMonth> => ({
    name,
    value,
    of: name === 'orders' ? 'count' : 'money',
    count: (of) => (side ? of[`${side}s`].count : of.orders),
    opens: ({ days }, shown) => (
      <OfOrders list={listOf(days, side ? { ...narrowing, side } : narrowing)}>{shown}</OfOrders>
    ),
  })
  return [
    line('orders', ({ orders }) => orders),
    ...sidesIn(narrowing).map((side) =>
      line(`${side}Turnover`, (of) => of[`${side}s`].turnover, side),
    ),
    line('netTurnover', (of) => of.netTurnover),
    { name: 'confirmationRate', of: 'share', value: (of) => of.confirmationRate },
  ]
}
