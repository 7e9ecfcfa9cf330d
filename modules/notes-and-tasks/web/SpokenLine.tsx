import { IconMessage } from '@tabler/icons-react'
import { TimelineRow } from '#kit/web/record/TimelineRow.tsx'
import { useText } from '#kit/web/text.ts'
import type { Spoken } from '../contract/timeline.endpoints.ts'
import classes from './parts.module.css'

/** What was written with somebody from outside, word for word. */
export function SpokenLine({ at, spoken }: { at: string; spoken: Spoken }) {
  const text = useText()
  const { side, isFromStaff, author, files } = spoken
  const way = isFromStaff ? 'to' : 'from'
  return (
    <TimelineRow icon={<IconMessage size={16} aria-hidden />} at={at}>
      <strong>{text(`activity.spoken.${way}.${side}`)}</strong>{' '}
      <span className="quiet">
        {author}
        {files > 0 && <> · {text('activity.spoken.files', { count: files })}</>}
      </span>
      <p className={classes.spoken}>{spoken.text}</p>
    </TimelineRow>
  )
}
