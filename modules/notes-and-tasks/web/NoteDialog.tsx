import { useEffect } from 'react'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { note as entity } from '../contract/note.ts'
import { notesEndpoints, type NoteRecord } from '../contract/notes.endpoints.ts'
import { readAloud } from '../contract/mentions.ts'
import { learnNames, useNames } from './mention-names.ts'
import { MentionEntry } from './MentionEntry.tsx'
import { partTopics, type ParentKey } from './parent-key.ts'

const Field = fieldsOf(entity)

/** Words a note anew. */
export function NoteDialog(props: { of: ParentKey; note: NoteRecord; close: () => void }) {
  const { of, note, close } = props
  const text = useText()
  const names = useNames()
  useEffect(() => learnNames(note.mentions), [note.mentions])
  const form = useRecordForm<NoteRecord>({
    entity,
    record: note,
    edit: notesEndpoints.editNote,
    of,
    show: (name, value) =>
      name === 'body' && typeof value === 'string' ? readAloud(value, names) : undefined,
    topics: partTopics,
    said: text('notes.saved'),
    onSaved: close,
  })
  return (
    <FormDialog
      width={650}
      title={text('notes.editTitle')}
      verb={text('notes.save')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="body">{(input) => <MentionEntry input={input} of={of} minRows={3} />}</Field>
      </Wide>
      <Field name="visibility" />
      <Field name="isPinned" />
    </FormDialog>
  )
}
