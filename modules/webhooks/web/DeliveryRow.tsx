import { Button } from '@mantine/core'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { Delivery } from '../contract/webhooks.endpoints.ts'
import classes from './webhooks.module.css'

const tones = {
  waiting: 'neutral',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
} as const

/** What was told, what became of it, and the beginning of what was answered. */
export function DeliveryRow({ delivery, replay }: { delivery: Delivery; replay?: () => void }) {
  const text = useText()
  const { label, reference, event, state, occurredAt, attempts, nextAttemptAt } = delivery
  const { answerStatus, answerText, failure } = delivery
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {label} {reference && <span className="numbers">{reference}</span>}
          <ToneBadge tone={tones[state]}>{text(`states.${state}`)}</ToneBadge>
        </strong>
        <span>
          <InstantText value={occurredAt} /> · <span translate="no">{event}</span>
        </span>
        {attempts > 0 && (
          <span>
            {text('tries', { count: attempts })}
            {answerStatus !== null && ` · ${text('answered', { status: String(answerStatus) })}`}
            {failure && ` · ${text(`failures.${failure}`)}`}
          </span>
        )}
        {state === 'retrying' && nextAttemptAt && (
          <span>
            {text('nextTry')} <InstantText value={nextAttemptAt} />
          </span>
        )}
        {answerText && (
          <details className={classes.answer}>
            <summary>{text('answer')}</summary>
            <pre translate="no">{answerText}</pre>
          </details>
        )}
      </div>
      {replay && (state === 'failed' || state === 'delivered') && (
        <Button
          variant="subtle"
          className="no-print"
          aria-label={text('actions.replayNamed', { event: label })}
          onClick={replay}
        >
          {text('actions.replay')}
        </Button>
      )}
    </li>
  )
}
