import { useChange } from '#kit/web/api-query.ts'
import { FormDialog, Wide } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { filesEndpoints, type FileRecord } from '../contract/files.endpoints.ts'
import { recordFile } from '../contract/record-file.ts'
import { partTopics } from './parent-key.ts'

const Field = fieldsOf(recordFile)

/** Says what a file is. */
export function FileDialog({ file, close }: { file: FileRecord; close: () => void }) {
  const text = useText()
  const kit = useKitText()
  const edit = useChange(filesEndpoints.editFile, partTopics)
  const form = useEntityForm<FileRecord>({
    entity: recordFile,
    schema: recordFile.update,
    initial: file,
    changesOnly: true,
    save: (body, { version }) =>
      edit.mutateAsync({ params: { id: file.id }, body, version: version ?? file.version }),
    onSaved: () => {
      toast.success(text('toast.saved'))
      close()
    },
  })
  return (
    <FormDialog width={650} title={file.name} verb={kit('actions.save')} form={form} close={close}>
      <Wide>
        <Field name="caption" />
      </Wide>
      <Field name="kind" />
    </FormDialog>
  )
}
