import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { ApiProblem } from '../api-problem.ts'
import { now } from '../clock.ts'
import { presentOf } from '../form/stale.ts'
import { useKitText, useText } from '../text.ts'
import classes from './step.module.css'

/** Somebody was faster: who, when, and what is different now. */
export function StaleNotice(props: {
  problem: ApiProblem
  /** What is different, line by line. */
  differences: readonly string[]
  /** It is no longer possible at all. */
  isGone?: boolean
}) {
  const text = useText()
  const kit = useKitText()
  const format = useFormatter()
  const [seenAt] = useState(now)
  const { changedBy, changedAt, isOwn } = presentOf(props.problem)
  const when = changedAt ? format.relativeTime(new Date(changedAt), seenAt) : ''
  const values = { who: changedBy ?? kit('form.someone'), when }
  const told = text.has('steps.stale') ? text('steps.stale', values) : kit('step.stale', values)
  return (
    <div role="alert" tabIndex={-1} className={classes.stale}>
      <span aria-hidden>
        <IconUsers size={20} stroke={1.75} />
      </span>
      <div>
        <strong>{kit(isOwn ? 'form.staleOwnTitle' : 'form.staleTitle')}</strong>
        <p>{isOwn ? kit('step.staleOwn', values) : told}</p>
        <ul>
          {props.differences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{kit(props.isGone ? 'step.gone' : 'step.fresh')}</p>
      </div>
    </div>
  )
}
