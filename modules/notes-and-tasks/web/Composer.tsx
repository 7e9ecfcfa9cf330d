import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { FormNotes } from '#kit/web/form/FormNotes.tsx'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { note as entity } from '../contract/note.ts'
import { notesEndpoints, type NoteRecord } from '../contract/notes.endpoints.ts'
import { MentionEntry } from './MentionEntry.tsx'
import { partTopics, type ParentKey } from './parent-key.ts'
import classes from './parts.module.css'

const Field = fieldsOf(entity)
const blank = { body: '', isPinned: false, visibility: 'team' }

/** A note is written where the notes are read; a task is given in its dialog. */
export function Composer(props: {
  of: ParentKey
  mayNote: boolean
  /** Null where nobody can be given one. */
  addTask: (() => void) | null
  /** Another note is open before it, whose parts have their names. */
  isBehind: boolean
}) {
  const text = useText()
  const { of, mayNote, addTask, isBehind } = props
  const [written, count] = useState(0)
  const task = addTask && (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={addTask}
    >
      {text('tasks.add')}
    </Button>
  )
  if (!mayNote) return task && <div className={`${classes.composer} no-print`}>{task}</div>
  return (
    <QuickNote
      key={written}
      of={of}
      next={() => count(written + 1)}
      beside={task}
      isBehind={isBehind}
    />
  )
}

function QuickNote(props: {
  of: ParentKey
  next: () => void
  beside: ReactNode
  isBehind: boolean
}) {
  const text = useText()
  const form = useRecordForm<NoteRecord>({
    entity,
    record: null,
    initial: blank,
    add: notesEndpoints.addNote,
    edit: notesEndpoints.editNote,
    of: props.of,
    topics: partTopics,
    said: text('notes.added'),
    onSaved: props.next,
  })
  useLeaveGuard(form)
  const [isBegun, begin] = useState(false)
  const isOpen = isBegun || form.isDirty
  return (
    <FormContext value={form}>
      <Form submit={form.submit} className={`${classes.composer} no-print`}>
        <ErrorSummary form={form} />
        <FormNotes form={form} />
        <Field name="body">
          {(input) => (
            <MentionEntry
              input={props.isBehind ? { ...input, id: `${input.id}-behind` } : input}
              of={props.of}
              className={classes.body}
              withAsterisk={false}
              placeholder={text('notes.placeholder')}
              minRows={isOpen ? 3 : 1}
              onFocus={() => begin(true)}
            />
          )}
        </Field>
        {isOpen && <Field name="visibility" />}
        <div className={classes.buttons}>
          <Button type="submit" size="xs" variant="default" loading={form.isSaving}>
            {text('notes.add')}
          </Button>
          {props.beside}
        </div>
      </Form>
    </FormContext>
  )
}
