import { Button } from '@mantine/core'
import { useState } from 'react'
import { today } from '#kit/web/calendar-days.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { isOverridden } from '#modules/applications/contract/checkpoint.ts'
import { CheckMark } from '#modules/applications/web/pieces/CheckMark.tsx'
import type { CheckpointTwoRecord } from '../contract/checkpoint-two.endpoints.ts'
import { isCompared, type CheckpointTwoItem } from '../contract/checkpoint-two.ts'
import { CheckForm } from './CheckForm.tsx'
import { FoundFacts } from './FoundFacts.tsx'
import { OverridePart } from './OverridePart.tsx'
import { ResultControl } from './ResultControl.tsx'
import type { Recording } from './use-recording.ts'
import classes from './checkpoint-two.module.css'

type Result = CheckpointTwoItem['result']

export interface OfCheck {
  item: CheckpointTwoItem
  record: CheckpointTwoRecord
  recording: Recording
}

/** One check: what is agreed, what was found, and the result, which is recorded as it is chosen. */
export function CheckTwoRow({ item, record, recording }: OfCheck) {
  const text = useText()
  const kit = useKitText()
  const [entering, enter] = useState<Result | null>(null)
  const name = text(`items.${item.code}`)
  const mayRecord = record.can['recordCheckpointTwo'] === true
  const result = entering ?? recording.resultOf(item)
  const hasOverride = item.override !== null && isOverridden(item, today())
  // While something is being entered, the result is kept with it.
  const choose = (chosen: Result) =>
    entering || asksMore(item, chosen) ? enter(chosen) : recording.record(item, chosen)
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <CheckMark item={{ result, override: hasOverride && !entering ? item.override : null }} />
        <div>
          <p className={classes.name}>{name}</p>
          <FoundFacts item={item} />
        </div>
      </div>
      {mayRecord && <ResultControl name={name} value={result} choose={choose} />}
      {entering && (
        <CheckForm {...{ item, record, recording }} result={entering} close={() => enter(null)} />
      )}
      {mayRecord && !entering && item.result !== 'pending' && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-label={kit('recordPane.labelled', { label: text('actions.edit'), value: name })}
          onClick={() => enter(item.result)}
        >
          {text('actions.edit')}
        </Button>
      )}
      {item.result === 'fail' && !hasOverride && !entering && (
        <OverridePart {...{ item, record, recording }} />
      )}
    </li>
  )
}

/** What failed says why, a figure what was found, and what the system says is changed with a note. */
const asksMore = (item: CheckpointTwoItem, chosen: Result) =>
  chosen === 'fail' || item.isAutomatic || (isCompared(item.code) && chosen === 'pass')
