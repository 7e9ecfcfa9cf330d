import type { ReactNode } from 'react'
import classes from './applications.module.css'

/** Something to know before anything else. */
export function Notice(props: {
  tone: 'info' | 'warning' | 'danger'
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classes.notice} data-tone={props.tone}>
      <span aria-hidden>{props.icon}</span>
      <div>{props.children}</div>
    </div>
  )
}
