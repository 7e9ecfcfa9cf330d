import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { orphanedEndpoints, type OrphanedRecord } from '../contract/orphaned.endpoints.ts'
import classes from './orphaned.module.css'

type Step = OrphanedRecord['steps'][number]

/** What is to be done for the participant, until when, and who did it when. */
export function PlaybookSection({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const mayWork = useMay('update', 'Orphaned Participants List')
  const isOpen = mayWork && record.status !== 'withdrawn'
  return (
    <RecordSection title={text('sections.playbook')}>
      <ol className={classes.rows}>
        {record.steps.map((step) => (
          <PlaybookStep key={step.step} id={record.id} step={step} isOpen={isOpen} />
        ))}
      </ol>
    </RecordSection>
  )
}

function PlaybookStep({ id, step, isOpen }: { id: string; step: Step; isOpen: boolean }) {
  const text = useText()
  const words = useProblemText()
  const [note, setNote] = useState('')
  const change = useChange(orphanedEndpoints.doPlaybookStep, ['timeline', 'records'])
  const isDone = step.doneOn !== null
  const name = text(`choices.step.${step.step}`)
  const mark = () => {
    const body = { step: step.step, isDone: !isDone, note: note.trim() || null }
    change.mutate({ params: { id }, body }, { onSuccess: () => setNote('') })
  }
  return (
    <li className={classes.row} data-done={isDone || undefined}>
      <div>
        <strong>{name}</strong>
        <p className="quiet">
          {step.doneOn ? (
            <>
              <DateText value={step.doneOn} /> ·{' '}
              {text('playbook.doneBy', { name: step.doneBy ?? '' })}
            </>
          ) : (
            <>
              {text('playbook.due')} <DueDay day={step.dueOn} />
            </>
          )}
        </p>
        {step.note && <p>{step.note}</p>}
        {change.error && <p role="alert">{words(change.error)}</p>}
      </div>
      {isOpen && (
        <div className={`${classes.acts} no-print`}>
          {!isDone && (
            <TextInput
              aria-label={`${text('playbook.note')}: ${name}`}
              placeholder={text('playbook.note')}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
          <Button variant="default" loading={change.isPending} onClick={mark}>
            {text(isDone ? 'playbook.undo' : 'playbook.done')}
            <span className="only-spoken">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
