import { SegmentedControl, Textarea } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { needsNote, type CheckpointItem } from '../contract/checkpoint.ts'
import { CheckMark } from './pieces/CheckMark.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import { OverrideForm } from './OverrideForm.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import type { Judging } from './use-judging.ts'
import type { Checks } from './use-checkpoint.ts'
import classes from './applications.module.css'
import checkClasses from './checks.module.css'

const results = ['pass', 'fail', 'notApplicable', 'pending'] as const

/** One check: what it asks, by what it is judged, what the system found, what a person says. */
export function CheckRow(props: {
  item: CheckpointItem
  record: ApplicationRecord
  checks: Checks
  judging: Judging
}) {
  const text = useText()
  const { item, record, checks, judging } = props
  const name = text(`checkpoint.items.${item.code}`)
  const entered = checks.enteredOf(item)
  const mayRecord = record.can['recordCheckpoint'] === true
  const mayOverride = record.can['overrideCheck'] === true
  const isChanged = entered.result !== item.result
  const isNoteNeeded = needsNote(item, entered.result)
  const asksForNote = isChanged || entered.result === 'fail' || entered.note !== ''
  return (
    // A key says the result of the check that has the focus; whoever points at one means that one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={judging.place(item.code)}
      tabIndex={-1}
      className={checkClasses.item}
      data-changed={isChanged || undefined}
      aria-current={judging.current === item.code || undefined}
      onFocus={() => judging.choose(item.code)}
    >
      <div className={checkClasses.itemWords}>
        <CheckMark item={{ result: entered.result, override: isChanged ? null : item.override }} />
        <div>
          <p className={checkClasses.itemName}>{name}</p>
          <Found item={item} />
        </div>
      </div>
      <EvidenceList code={item.code} name={name} record={record} />
      {mayRecord && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={text('checkpoint.result', { item: name })}
          value={entered.result}
          data={results.map((value) => ({ value, label: text(`choices.result.${value}`) }))}
          onChange={(value) => checks.enter(item, { result: value })}
        />
      )}
      {mayRecord && asksForNote ? (
        <Textarea
          className={checkClasses.itemNote}
          {...(isNoteNeeded && { label: text('checkpoint.noteNeeded') })}
          aria-label={text(isNoteNeeded ? 'checkpoint.noteNeededFor' : 'checkpoint.note', {
            item: name,
          })}
          aria-required={isNoteNeeded}
          placeholder={text('checkpoint.notePlaceholder')}
          autosize
          minRows={1}
          value={entered.note}
          error={checks.errorOf(item)}
          onChange={(event) => checks.enter(item, { note: event.currentTarget.value })}
        />
      ) : (
        item.note && <p className={`${classes.said} ${checkClasses.itemNote}`}>{item.note}</p>
      )}
      {mayOverride && item.result === 'fail' && !item.override && (
        <OverrideForm item={item} record={record} checks={checks} />
      )}
    </li>
  )
}

/** What the system found; some of it is a sentence of its own. */
function Finding({ item }: { item: CheckpointItem }) {
  const text = useText()
  const whole = `checkpoint.found.${item.finding}`
  if (item.finding && text.has(whole)) return text(whole)
  return (
    <>
      {item.isAutomatic &&
        text(item.result === 'pending' ? 'checkpoint.awaited' : 'checkpoint.automatic')}
      {item.finding && ` ${text(`checkpoint.findings.${item.finding}`)}`}
    </>
  )
}

/** Where the result comes from: the system's finding, a person, an override. */
function Found({ item }: { item: CheckpointItem }) {
  const text = useText()
  const spoken = useSpoken()
  const { override } = item
  return (
    <p className={checkClasses.found}>
      <Finding item={item} />
      {item.by && item.at && (
        <span>{` ${text('checkpoint.recordedBy', { name: item.by, date: spoken.date(item.at) })}`}</span>
      )}
      {override && (
        <span className={checkClasses.override}>
          {text('checkpoint.overrideBy', {
            name: override.by,
            date: spoken.date(override.expiresOn),
            reason: override.reason,
          })}
        </span>
      )}
    </p>
  )
}
