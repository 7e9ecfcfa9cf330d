import type { ReactNode } from 'react'
import classes from './states.module.css'

/** Where something could be but is not: what that means, and the next step. */
export function EmptyState(props: {
  mark: ReactNode
  title: string
  body: string
  /** It stands for the screen, not for a part of it. */
  isScreen?: boolean
  children?: ReactNode
}) {
  const Title = props.isScreen ? 'h1' : 'h2'
  return (
    <div className={classes.state}>
      <div className={classes.mark} aria-hidden>
        {props.mark}
      </div>
      <Title className={classes.title}>{props.title}</Title>
      <p className={classes.body}>{props.body}</p>
      {props.children && <div className={classes.actions}>{props.children}</div>}
    </div>
  )
}
