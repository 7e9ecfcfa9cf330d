import type { ReactNode } from 'react'
import { useText } from '#kit/web/text.ts'
import {
  ceasedShareholdersOf,
  newShareholdersOf,
  ordersOf,
  sidesIn,
  voidOrdersOf,
  type Narrowing,
  type Side,
} from '../contract/figures.ts'
import type { Overview, PeriodFigures as Figures } from '../contract/statistics.ts'
import { ComparedTable, type ComparedLine } from './ComparedTable.tsx'
import { OfOrders, OfShareholders } from './FigureLink.tsx'
import { useComparedName } from './period-words.ts'

type Line = ComparedLine<Figures> & { side?: Side }

function linesOf(narrowing: Narrowing): readonly Line[] {
  const orders = (side?: Side) => ({
    opens: ({ days }: Figures, shown: ReactNode) => (
      <OfOrders list={ordersOf(days, { ...narrowing, ...(side && { side }) })}>{shown}</OfOrders>
    ),
    count: (of: Figures) => (side ? of[`${side}s`].count : of.orders),
  })
  const money = { of: 'money' } as const
  const count = { of: 'count' } as const
  const lines: Line[] = [
    { name: 'orders', ...count, value: (of) => of.orders, ...orders() },
    {
      name: 'buyTurnover',
      side: 'buy',
      ...money,
      value: (of) => of.buys.turnover,
      ...orders('buy'),
    },
    { name: 'buyVolume', side: 'buy', value: (of) => of.buys.volume, ...orders('buy') },
    {
      name: 'sellTurnover',
      side: 'sell',
      ...money,
      value: (of) => of.sells.turnover,
      ...orders('sell'),
    },
    { name: 'sellVolume', side: 'sell', value: (of) => of.sells.volume, ...orders('sell') },
    { name: 'netTurnover', ...money, value: (of) => of.netTurnover, ...orders() },
    { name: 'averageOrder', ...money, value: (of) => of.averageOrder, ...orders() },
    {
      name: 'voided',
      ...count,
      value: (of) => of.voided,
      opens: ({ days }, shown) => <OfOrders list={voidOrdersOf(days, narrowing)}>{shown}</OfOrders>,
    },
    {
      name: 'newShareholders',
      ...count,
      value: (of) => of.newShareholders,
      opens: ({ days }, shown) => (
        <OfShareholders list={newShareholdersOf(days, narrowing)}>{shown}</OfShareholders>
      ),
    },
    {
      name: 'ceasedShareholders',
      ...count,
      value: (of) => of.ceasedShareholders,
      opens: ({ days }, shown) => (
        <OfShareholders list={ceasedShareholdersOf(days, narrowing)}>{shown}</OfShareholders>
      ),
    },
  ]
  return lines.filter(({ side }) => !side || sidesIn(narrowing).includes(side))
}

interface PeriodFiguresProps {
  overview: Overview
  narrowing: Narrowing
}

/** Every figure of a period beside the one that it is compared with. */
export function PeriodFigures({ overview, narrowing }: PeriodFiguresProps) {
  const text = useText()
  const nameOf = useComparedName()
  const { current, compared } = overview
  return (
    <ComparedTable
      title={text('sections.allFigures')}
      lines={linesOf(narrowing)}
      current={current}
      compared={compared}
      headingOf={nameOf}
      {...(narrowing.side && { hint: text('narrowed.sideHint') })}
    />
  )
}
