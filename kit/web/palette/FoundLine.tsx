import { ToneBadge } from '../show/StatusBadge.tsx'
import type { FoundRecord } from './palette.ts'
import classes from './palette.module.css'

/** Name and state, and below what else tells a record from another. */
export function FoundLine({ record }: { record: FoundRecord }) {
  const { name, reference, fact, state } = record
  return (
    <span className={classes.line}>
      <bdi className={classes.name}>{name}</bdi>
      {state && <ToneBadge tone={state.tone}>{state.word}</ToneBadge>}
      <span className={classes.below}>
        {reference && <bdi>{reference}</bdi>}
        {reference && fact && ' · '}
        {fact && <bdi>{fact}</bdi>}
      </span>
    </span>
  )
}
