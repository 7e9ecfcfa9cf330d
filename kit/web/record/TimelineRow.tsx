import type { ReactNode } from 'react'
import { InstantText } from '../show/DateText.tsx'
import classes from './timeline.module.css'

/** One line of what happened: a sign, what, when, and what can be done with it. */
export function TimelineRow(props: {
  icon: ReactNode
  at: string
  menu?: ReactNode
  children: ReactNode
}) {
  return (
    <li className={classes.row}>
      <span className={classes.sign}>{props.icon}</span>
      <div className={classes.what}>{props.children}</div>
      <span className={classes.when}>
        <InstantText value={props.at} />
      </span>
      {props.menu && <div className={`${classes.menu} no-print`}>{props.menu}</div>}
    </li>
  )
}
