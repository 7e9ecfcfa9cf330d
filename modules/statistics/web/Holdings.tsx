import type { ReactNode } from 'react'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersOf } from '../contract/figures.ts'
import type { Holdings as Held } from '../contract/statistics.ts'
import { OfShareholders } from './FigureLink.tsx'
import classes from './statistics.module.css'

const amounts = ['amountInvested', 'currentValue', 'unrealisedResult', 'realisedResult'] as const

interface HoldingsProps {
  holdings: Held
  assigneeId: string | undefined
}

/** What is held today, whatever period is looked at. */
export function Holdings({ holdings, assigneeId }: HoldingsProps) {
  const text = useText()
  const tile = (name: string, value: ReactNode) => (
    <li key={name} className="surface">
      <OfShareholders list={shareholdersOf({ assigneeId })}>
        <span>{text(`fields.${name}`)}</span>
        <strong>{value}</strong>
      </OfShareholders>
    </li>
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
