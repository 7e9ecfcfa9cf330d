import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersOf, sidesIn, type Narrowing } from '../contract/figures.ts'
import { daysOf } from '../contract/period.ts'
import type { MonthSums } from '../contract/statistics.ts'
import { OfOrders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'
import { MonthBars } from './MonthBars.tsx'
import { usePeriodName } from './period-words.ts'
import classes from './statistics.module.css'

interface MonthSeriesProps {
  months: readonly MonthSums[]
  narrowing: Narrowing
}

/** Twelve months as a picture for the eye, and folded below it as numbers. */
export function MonthSeries({ months, narrowing }: MonthSeriesProps) {
  const text = useText()
  const nameOf = usePeriodName()
  const title = text('sections.months')
  const shown = sidesIn(narrowing)
  return (
    <RecordSection title={title}>
      {months.some(({ orders }) => orders > 0) && <MonthBars months={months} sides={shown} />}
      <details className={classes.folded}>
        <summary>{text('numbersOfMonths')}</summary>
        <FigureTable
          caption={title}
          headings={['month', 'orders', ...shown.map((side) => `${side}Turnover`), 'netTurnover']}
        >
          {months.map((sums) => (
            <MonthRow key={sums.month} name={nameOf(sums.month)} {...{ sums, narrowing }} />
          ))}
        </FigureTable>
      </details>
    </RecordSection>
  )
}

function MonthRow(props: { sums: MonthSums; name: string; narrowing: Narrowing }) {
  const { sums, narrowing, name } = props
  const { month, orders, netTurnover } = sums
  const all = ordersOf(daysOf(month), narrowing)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <OfOrders list={all}>{orders}</OfOrders>
      </td>
      {sidesIn(narrowing).map((side) => (
        <td key={side}>
          <OfOrders list={ordersOf(daysOf(month), { ...narrowing, side })} count={orders}>
            <Money value={sums[`${side}Turnover`]} />
          </OfOrders>
        </td>
      ))}
      <td>
        <OfOrders list={all} count={orders}>
          <Money value={netTurnover} />
        </OfOrders>
      </td>
    </tr>
  )
}
