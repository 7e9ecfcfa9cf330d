import type { ReactNode } from 'react'
import classes from './security.module.css'

/** One subject of the screen: what it is, how it stands, what can be done. */
export function SecurityCard(props: {
  title: string
  body?: string
  mark?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>
            {props.title} {props.mark}
          </h2>
          {props.body && <p className={classes.body}>{props.body}</p>}
        </div>
        {props.actions && <div className={`${classes.actions} no-print`}>{props.actions}</div>}
      </div>
      {props.children}
    </section>
  )
}
