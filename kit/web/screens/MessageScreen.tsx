import type { ReactNode } from 'react'
import classes from './MessageScreen.module.css'

/** A whole screen that says one thing and offers the next step. */
export function MessageScreen(props: {
  mark: ReactNode
  title: string
  body: string
  detail?: string | null
  children?: ReactNode
}) {
  return (
    <section className={classes.screen}>
      <div className={classes.mark} aria-hidden>
        {props.mark}
      </div>
      <h1 className={classes.title}>{props.title}</h1>
      <p className={classes.body}>{props.body}</p>
      {props.detail && <p className={classes.detail}>{props.detail}</p>}
      <div className={classes.actions}>{props.children}</div>
    </section>
  )
}
