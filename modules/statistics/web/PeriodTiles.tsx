import type { ReactNode } from 'react'
import { ChangeText } from '#kit/web/show/ChangeText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersOf, sidesIn, type ListParameters, type Narrowing } from '../contract/figures.ts'
import type { Overview, PeriodFigures } from '../contract/statistics.ts'
import { OrdersTile } from './FigureTile.tsx'
import { useComparedName } from './period-words.ts'
import classes from './statistics.module.css'

interface Tile {
  name: string
  value: (of: PeriodFigures) => string | number | null
  list: ListParameters
  of: 'money' | 'count'
}

interface PeriodTilesProps {
  overview: Overview
  narrowing: Narrowing
}

/** Of one side alone the net says nothing more. */
function tilesOf({ days }: PeriodFigures, narrowing: Narrowing): Tile[] {
  const all = ordersOf(days, narrowing)
  const net: Tile = { name: 'netTurnover', of: 'money', value: (of) => of.netTurnover, list: all }
  const bySide = sidesIn(narrowing).map((side): Tile => ({
    name: `${side}Turnover`,
    of: 'money',
    value: (of) => of[`${side}s`].turnover,
    list: ordersOf(days, { ...narrowing, side }),
  }))
  const orders: Tile = { name: 'orders', of: 'count', value: (of) => of.orders, list: all }
  if (!narrowing.side) return [net, ...bySide, orders]
  return [
    ...bySide,
    orders,
    { name: 'averageOrder', of: 'money', value: (of) => of.averageOrder, list: all },
  ]
}

/** The figures that say most of a period, each with what has changed. */
export function PeriodTiles({ overview: { current, compared }, narrowing }: PeriodTilesProps) {
  const text = useText()
  const nameOf = useComparedName()
  const title = text('sections.period', { period: nameOf(current) })
  return (
    <section aria-label={text('sections.mostImportant')}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.tiles} data-four>
        {tilesOf(current, narrowing).map((tile) => (
          <OrdersTile
            key={tile.name}
            title={text(`fields.${tile.name}`)}
            list={tile.list}
            value={shown(tile, current)}
            below={compared && <Change tile={tile} {...{ current, compared }} />}
          />
        ))}
      </ul>
      {compared && (
        <p className="quiet">{text('compare.comparedWith', { period: nameOf(compared) })}</p>
      )}
    </section>
  )
}

function shown({ value, of }: Tile, figures: PeriodFigures): ReactNode {
  const amount = value(figures)
  return of === 'money' ? <Money value={amount as string | null} /> : <NumberText value={amount} />
}

const Change = (props: { tile: Tile; current: PeriodFigures; compared: PeriodFigures }) => (
  <ChangeText
    now={props.tile.value(props.current)}
    before={props.tile.value(props.compared)}
    of={props.tile.of}
  />
)
