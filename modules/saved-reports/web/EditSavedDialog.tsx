import { defineEntity } from '#kit/contract/define-entity.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { savedReport } from '../contract/saved-report.ts'
import {
  savedReportsEndpoints,
  type SavedReportRecord,
  type SavedReportRow,
} from '../contract/saved-reports.endpoints.ts'

const { name, isShared } = savedReport.fields
const entity = defineEntity('savedReport', { name, isShared })
const Field = fieldsOf(entity)

/** The name of a saved report, and whether others find it. */
export function EditSavedDialog({ saved, close }: { saved: SavedReportRow; close: () => void }) {
  const text = useText()
  const form = useRecordForm<SavedReportRecord>({
    entity,
    record: saved,
    edit: savedReportsEndpoints.editSavedReport,
    topics: ['saved-reports'],
    onSaved: close,
  })
  return (
    <FormDialog
      title={text('actions.rename')}
      verb={text('actions.saveChanges')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="name" />
      </Wide>
      {saved.can['share'] === true && (
        <Wide>
          <Field name="isShared" />
        </Wide>
      )}
    </FormDialog>
  )
}
