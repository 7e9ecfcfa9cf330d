import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DaysText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { supplementStatus } from '../../contract/supplement.status.ts'
import type { SupplementRow } from '../../contract/supplements.endpoints.ts'
import { supplementsScreens } from '../../contract/supplements.screens.ts'
import classes from './supplement-lines.module.css'

interface LinesProps {
  rows: readonly SupplementRow[]
  /** What can be done with a row. */
  act?: (row: SupplementRow) => ReactNode
}

/** Supplements below one another: what, for which days, how much, and what became of it. */
export function SupplementLines({ rows, act }: LinesProps) {
  if (rows.length === 0) return null
  return (
    <ul className={classes.lines}>
      {rows.map((row) => (
        <li key={row.id}>
          <Line row={row} />
          {act?.(row)}
        </li>
      ))}
    </ul>
  )
}

function Line({ row }: { row: SupplementRow }) {
  const text = useText()
  const { id, reference, type, fromOn, toOn, approvedAmount, requestedAmount } = row
  return (
    <div>
      <p className={classes.head}>
        <span>{text(`choices.type.${type}`)}</span>
        <Money value={approvedAmount ?? requestedAmount} />
      </p>
      <p className="quiet">
        <ScreenLink screen={supplementsScreens.supplement} params={{ id }}>
          <span className="numbers">{reference}</span>
        </ScreenLink>{' '}
        <StatusBadge of={supplementStatus} state={row.status} />{' '}
        <DaysText from={fromOn} to={toOn} />
        {approvedAmount !== null && approvedAmount !== requestedAmount && (
          <>
            {' · '}
            {text('section.requested')} <Money value={requestedAmount} />
          </>
        )}
      </p>
    </div>
  )
}
