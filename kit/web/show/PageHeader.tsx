import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

/** The heading of a screen and what one can do there. */
export function PageHeader(props: { title: ReactNode; below?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{props.title}</h1>
        {props.below}
      </div>
      {props.actions && <div className={`${classes.actions} no-print`}>{props.actions}</div>}
    </div>
  )
}
