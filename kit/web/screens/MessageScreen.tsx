import type { ReactNode } from 'react'
import classes from './MessageScreen.module.css'

/** A whole screen that says one thing and offers the next step. */
export function MessageScreen(props: {
  mark: ReactNode
  title: string
  body: string
  detail?: string | null
  /** 2 inside another screen. */
  level?: 1 | 2
  children?: ReactNode
}) {
  const Heading = props.level === 2 ? 'h2' : 'h1'
  return (
    <section className={classes.screen}>
      <div className={classes.mark} aria-hidden>
        {props.mark}
      </div>
      <Heading className={classes.title}>{props.title}</Heading>
      <p className={classes.body}>{props.body}</p>
      {props.detail && <p className={classes.detail}>{props.detail}</p>}
      <div className={classes.actions}>{props.children}</div>
    </section>
  )
}
