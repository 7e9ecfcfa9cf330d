import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { note as entity } from '../contract/note.ts'
import { notesEndpoints, type NoteRecord } from '../contract/notes.endpoints.ts'
import { partTopics, type ParentKey } from './parent-key.ts'

const Field = fieldsOf(entity)
const blank = { body: '', isPinned: false, visibility: 'team' }

/** Writes a note down, or words it anew. */
export function NoteDialog(props: { of: ParentKey; note: NoteRecord | null; close: () => void }) {
  const { of, note, close } = props
  const text = useText()
  const kit = useKitText()
  const form = useRecordForm<NoteRecord>({
    entity,
    record: note,
    initial: note ?? blank,
    add: notesEndpoints.addNote,
    edit: notesEndpoints.editNote,
    of,
    topics: partTopics,
    onSaved: close,
  })
  return (
    <FormDialog
      width={650}
      title={text(note ? 'notes.editTitle' : 'notes.add')}
      verb={note ? kit('actions.save') : text('notes.add')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="body" />
      </Wide>
      <Field name="visibility" />
      <Field name="isPinned" />
    </FormDialog>
  )
}
