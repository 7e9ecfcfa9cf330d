import type { ReactNode } from 'react'
import { NotGiven } from './NotGiven.tsx'
import classes from './BeforeAfter.module.css'

interface Props {
  before: string | null
  after: string | null
  as: (value: string | null) => ReactNode
}

/** What was, struck out, and what will be; once where both are the same. */
export function BeforeAfter({ before, after, as }: Props) {
  if (before === after) return as(after)
  return (
    <>
      {before !== null && (
        <>
          <del className="quiet">{as(before)}</del> <span aria-hidden>→ </span>
        </>
      )}
      <ins className={classes.after}>{after === null ? <NotGiven /> : as(after)}</ins>
    </>
  )
}
