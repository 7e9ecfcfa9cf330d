import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersOf } from '../contract/figures.ts'
import { daysOf } from '../contract/period.ts'
import type { MonthSums } from '../contract/statistics.ts'
import { OfOrders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'
import { MonthBars } from './MonthBars.tsx'
import { usePeriodName } from './period-words.ts'
import classes from './statistics.module.css'

interface MonthSeriesProps {
  months: readonly MonthSums[]
  assigneeId?: string | undefined
}

/** Twelve months as a picture for the eye, and as a table for everybody. */
export function MonthSeries({ months, assigneeId }: MonthSeriesProps) {
  const text = useText()
  const nameOf = usePeriodName()
  return (
    <RecordSection title={text('sections.months')}>
      <div className={classes.beside}>
        {months.some(({ orders }) => orders > 0) && <MonthBars months={months} />}
        <FigureTable
          caption={text('sections.months')}
          headings={['month', 'orders', 'buyTurnover', 'sellTurnover', 'netTurnover']}
        >
          {months.map((sums) => (
            <MonthRow key={sums.month} sums={sums} name={nameOf(sums.month)} of={assigneeId} />
          ))}
        </FigureTable>
      </div>
    </RecordSection>
  )
}

function MonthRow(props: { sums: MonthSums; name: string; of: string | undefined }) {
  const { month, orders, buyTurnover, sellTurnover, netTurnover } = props.sums
  const list = (side?: 'buy' | 'sell') =>
    ordersOf(daysOf(month), { assigneeId: props.of, ...(side && { side }) })
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <td>
        <OfOrders list={list()}>{orders}</OfOrders>
      </td>
      <td>
        <OfOrders list={list('buy')}>
          <Money value={buyTurnover} />
        </OfOrders>
      </td>
      <td>
        <OfOrders list={list('sell')}>
          <Money value={sellTurnover} />
        </OfOrders>
      </td>
      <td>
        <OfOrders list={list()}>
          <Money value={netTurnover} />
        </OfOrders>
      </td>
    </tr>
  )
}
