import type { ReactNode } from 'react'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersOf, type Narrowing } from '../contract/figures.ts'
import type { Holdings as Held } from '../contract/statistics.ts'
import { ShareholdersTile } from './FigureTile.tsx'
import classes from './statistics.module.css'

const amounts = ['amountInvested', 'currentValue', 'unrealisedResult', 'realisedResult'] as const

interface HoldingsProps {
  holdings: Held
  narrowing: Narrowing
}

/** What is held today, whatever period is looked at. */
export function Holdings({ holdings, narrowing }: HoldingsProps) {
  const text = useText()
  const tile = (name: string, value: ReactNode) => (
    <ShareholdersTile
      key={name}
      title={text(`fields.${name}`)}
      list={shareholdersOf(narrowing)}
      value={value}
    />
  )
  return (
    <section aria-label={text('sections.holdings')}>
      <h2 className={classes.heading}>{text('sections.holdings')}</h2>
      <ul className={classes.tiles}>
        {tile('shareholders', <NumberText value={holdings.shareholders} />)}
        {tile('numberOfShares', <NumberText value={holdings.numberOfShares} />)}
        {amounts.map((name) => tile(name, <Money value={holdings[name]} />))}
      </ul>
    </section>
  )
}
