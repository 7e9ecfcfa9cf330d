import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { Row } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import type { Delivery } from '../contract/webhooks.endpoints.ts'
import classes from './webhooks.module.css'

const tones = {
  waiting: 'neutral',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
} as const

interface Shown {
  delivery: Delivery
  /** Left out where the person may not. */
  replay?: () => void
  sendNow?: () => void
}

/** What was told, what became of it, and the beginning of what was answered. */
export function DeliveryRow({ delivery, replay, sendNow }: Shown) {
  const text = useText()
  const { label, reference, event, state, occurredAt, attempts, nextAttemptAt } = delivery
  const { answerStatus, answerText, failure, recordPath } = delivery
  const about = [label, reference].filter(Boolean).join(' ')
  const isHeld = state === 'waiting' || state === 'retrying'
  return (
    <Row
      what={
        <>
          <strong>
            {label} {reference && <span className="numbers">{reference}</span>}
            <ToneBadge tone={tones[state]}>{text(`states.${state}`)}</ToneBadge>
          </strong>
          <span>
            <InstantText value={occurredAt} /> · <span translate="no">{event}</span>
            {recordPath && (
              <>
                {' · '}
                <Link to={recordPath} aria-label={text('openRecordNamed', { event: about })}>
                  {text('openRecord')}
                </Link>
              </>
            )}
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
        </>
      }
    >
      {sendNow && isHeld && (
        <Button
          variant="subtle"
          className="no-print"
          aria-label={text('actions.sendNowNamed', { event: about })}
          onClick={sendNow}
        >
          {text('actions.sendNow')}
        </Button>
      )}
      {replay && (state === 'failed' || state === 'delivered') && (
        <Button
          variant="subtle"
          className="no-print"
          aria-label={text('actions.replayNamed', { event: about })}
          onClick={replay}
        >
          {text('actions.replay')}
        </Button>
      )}
    </Row>
  )
}
