import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { application } from '../contract/application.ts'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { now } from '#kit/web/clock.ts'
import { presentOf } from '#kit/web/form/stale.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import classes from './applications.module.css'

/** Somebody was faster: who, when, and what is different now. */
export function StaleNotice(props: {
  problem: ApiProblem
  before: ApplicationRecord
  /** Says when this is no longer possible at all. */
  step?: string
}) {
  const text = useText()
  const kit = useKitText()
  const format = useFormatter()
  const [seenAt] = useState(now)
  const { record, changedBy, changedAt } = presentOf(props.problem)
  const present = record as Partial<ApplicationRecord>
  const when = changedAt ? format.relativeTime(new Date(changedAt), seenAt) : ''
  const isGone = props.step !== undefined && present.can?.[props.step] === undefined
  return (
    <div role="alert" className={classes.notice} data-tone="warning">
      <span aria-hidden>
        <IconUsers size={20} stroke={1.75} />
      </span>
      <div>
        <strong>{text('dialogs.stale.title')}</strong>
        <p>{text('dialogs.stale.body', { who: changedBy ?? kit('form.someone'), when })}</p>
        <Differences before={props.before} present={present} />
        <p>{text(isGone ? 'dialogs.stale.gone' : 'dialogs.stale.fresh')}</p>
      </div>
    </div>
  )
}

function Differences(props: { before: ApplicationRecord; present: Partial<ApplicationRecord> }) {
  const text = useText()
  const { before, present } = props
  const changed = Object.keys(application.fields).filter(
    (name) => JSON.stringify(before[name as never]) !== JSON.stringify(present[name as never]),
  )
  return (
    <ul>
      {present.status && present.status !== before.status && (
        <li>
          {`${text('fields.status')}: ${text(`status.${before.status}`)} → ${text(`status.${present.status}`)}`}
        </li>
      )}
      {present.assignee?.id !== before.assignee?.id && (
        <li>{`${text('fields.assignee')}: ${present.assignee?.name ?? text('list.unassigned')}`}</li>
      )}
      {changed.map((name) => (
        <li key={name}>{text(`fields.${name}`)}</li>
      ))}
    </ul>
  )
}
