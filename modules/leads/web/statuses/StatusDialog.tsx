import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { swatches } from '../../contract/color.ts'
import { leadStatus as entity } from '../../contract/lead-status.ts'
import {
  leadStatusesEndpoints,
  type LeadStatusRecord,
} from '../../contract/lead-statuses.endpoints.ts'
import { ColorEntry } from './ColorEntry.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'

const Field = fieldsOf(entity)

/** Adds a status, or changes one. */
export function StatusDialog(props: { status: LeadStatusRecord | null; close: () => void }) {
  const text = useText()
  const { status, close } = props
  const form = useRecordForm<LeadStatusRecord>({
    entity,
    record: status,
    initial: status ?? { isChoosable: true, kind: 'open', color: swatches[0] },
    add: leadStatusesEndpoints.addLeadStatus,
    edit: leadStatusesEndpoints.editLeadStatus,
    topics: shownElsewhere,
    said: text('statuses.saved'),
    onSaved: close,
  })
  return (
    <FormDialog
      title={text(status ? 'statusActions.edit' : 'statusActions.add')}
      verb={text('statusActions.save')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="name" />
      </Wide>
      <Wide>
        <Field name="description" />
      </Wide>
      <Field name="kind" />
      <Field name="color">{(input) => <ColorEntry input={input} />}</Field>
      <Field name="softLimit" />
      <Field name="staleAfterDays" />
      <Wide>
        <Field name="isChoosable" />
      </Wide>
    </FormDialog>
  )
}
