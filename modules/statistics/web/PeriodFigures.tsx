import type { ReactNode } from 'react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  ceasedShareholdersOf,
  newShareholdersOf,
  ordersOf,
  voidOrdersOf,
} from '../contract/figures.ts'
import { daysOf, type Days } from '../contract/period.ts'
import type { Overview, PeriodFigures as Figures } from '../contract/statistics.ts'
import { OfOrders, OfShareholders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'
import { ChangeText } from './ChangeText.tsx'
import { usePeriodName } from './period-words.ts'

interface Line {
  name: string
  value: (figures: Figures) => string | number | null
  isMoney?: boolean
  opens: (days: Days, assigneeId: string | undefined, shown: ReactNode) => ReactNode
}

const orders =
  (side?: 'buy' | 'sell'): Line['opens'] =>
  (days, assigneeId, shown) => (
    <OfOrders list={ordersOf(days, { assigneeId, ...(side && { side }) })}>{shown}</OfOrders>
  )

const lines: readonly Line[] = [
  { name: 'orders', value: (of) => of.orders, opens: orders() },
  { name: 'buyTurnover', value: ({ buys }) => buys.turnover, isMoney: true, opens: orders('buy') },
  { name: 'buyVolume', value: ({ buys }) => buys.volume, opens: orders('buy') },
  {
    name: 'sellTurnover',
    value: ({ sells }) => sells.turnover,
    isMoney: true,
    opens: orders('sell'),
  },
  { name: 'sellVolume', value: ({ sells }) => sells.volume, opens: orders('sell') },
  { name: 'netTurnover', value: (of) => of.netTurnover, isMoney: true, opens: orders() },
  { name: 'averageOrder', value: (of) => of.averageOrder, isMoney: true, opens: orders() },
  {
    name: 'voided',
    value: (of) => of.voided,
    opens: (days, assigneeId, shown) => (
      <OfOrders list={voidOrdersOf(days, { assigneeId })}>{shown}</OfOrders>
    ),
  },
  {
    name: 'newShareholders',
    value: (of) => of.newShareholders,
    opens: (days, assigneeId, shown) => (
      <OfShareholders list={newShareholdersOf(days, { assigneeId })}>{shown}</OfShareholders>
    ),
  },
  {
    name: 'ceasedShareholders',
    value: (of) => of.ceasedShareholders,
    opens: (days, assigneeId, shown) => (
      <OfShareholders list={ceasedShareholdersOf(days, { assigneeId })}>{shown}</OfShareholders>
    ),
  },
]

interface PeriodFiguresProps {
  overview: Overview
  assigneeId: string | undefined
}

/** A period beside the one before and the same one a year before. */
export function PeriodFigures({ overview, assigneeId }: PeriodFiguresProps) {
  const text = useText()
  const nameOf = usePeriodName()
  const { current, before, yearBefore } = overview
  const isYear = before.period === yearBefore.period
  const shown = isYear ? [current, before] : [current, before, yearBefore]
  const words = Object.fromEntries(shown.map(({ period }) => [period, nameOf(period)]))
  const title = text('sections.period', { period: nameOf(current.period) })
  const cell = (line: Line, figures: Figures) => {
    const value = line.value(figures)
    const Shown = line.isMoney ? Money : NumberText
    if (value === null)
      return (
        <td key={figures.period}>
          <None />
        </td>
      )
    return (
      <td key={figures.period}>
        {line.opens(daysOf(figures.period), assigneeId, <Shown value={value as string | null} />)}
      </td>
    )
  }
  return (
    <RecordSection title={title}>
      <FigureTable
        caption={title}
        headings={['figure', ...shown.map(({ period }) => period), 'change']}
        words={words}
      >
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">{text(`fields.${line.name}`)}</th>
            {shown.map((figures) => cell(line, figures))}
            <td>
              <ChangeText
                now={line.value(current) ?? 0}
                before={line.value(before) ?? 0}
                isMoney={line.isMoney}
              />
            </td>
          </tr>
        ))}
      </FigureTable>
    </RecordSection>
  )
}
