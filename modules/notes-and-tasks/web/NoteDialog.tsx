import { useChange } from '#kit/web/api-query.ts'
import { FormDialog, Wide } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
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
  const add = useChange(notesEndpoints.addNote, partTopics)
  const edit = useChange(notesEndpoints.editNote, partTopics)
  const form = useEntityForm<NoteRecord>({
    entity,
    schema: note ? entity.update : entity.create,
    initial: note ?? blank,
    changesOnly: note !== null,
    save: (body, { idempotencyKey, version }) =>
      note
        ? edit.mutateAsync({ params: { id: note.id }, body, version: version ?? note.version })
        : add.mutateAsync({ params: of, body, idempotencyKey }),
    onSaved: () => {
      toast.success(text('toast.saved'))
      close()
    },
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
