import type { ReactNode } from 'react'
import classes from './states.module.css'

/** Where something could be but is not: what that means, and the next step. */
export function EmptyState(props: {
  mark: ReactNode
  title: string
  body: string
  children?: ReactNode
}) {
  return (
    <div className={classes.state}>
      <div className={classes.mark} aria-hidden>
        {props.mark}
      </div>
      <h2 className={classes.title}>{props.title}</h2>
      <p className={classes.body}>{props.body}</p>
      {props.children && <div className={classes.actions}>{props.children}</div>}
    </div>
  )
}
