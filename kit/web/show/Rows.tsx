import type { ReactNode } from 'react'
import classes from './Rows.module.css'

interface RowsProps {
  /** On a surface of their own; else within a card. */
  isSurface?: boolean
  label?: string
  children: ReactNode
}

/** Few things, one below the other, each with what can be done with it. */
export const Rows = ({ isSurface = false, label, children }: RowsProps) => (
  <ul className={`${isSurface ? 'surface ' : ''}${classes.rows}`} aria-label={label}>
    {children}
  </ul>
)

interface RowProps {
  /** Its name in `strong`, then a `span` for each line about it. */
  what: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

export const Row = ({ what, children }: RowProps) => (
  <li className={classes.row}>
    <div className={classes.what}>{what}</div>
    {children}
  </li>
)
