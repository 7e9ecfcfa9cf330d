import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints, type FileRecord } from '../contract/files.endpoints.ts'
import { recordFile } from '../contract/record-file.ts'
import { partTopics } from './parent-key.ts'

const Field = fieldsOf(recordFile)

/** Says what a file is. */
export function FileDialog({ file, close }: { file: FileRecord; close: () => void }) {
  const text = useText()
  const form = useRecordForm<FileRecord>({
    entity: recordFile,
    record: file,
    edit: filesEndpoints.editFile,
    topics: partTopics,
    said: text('files.saved'),
    onSaved: close,
  })
  return (
    <FormDialog
      width={650}
      title={file.name}
      verb={text('files.saveDetails')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="caption" />
      </Wide>
      <Field name="kind" />
    </FormDialog>
  )
}
