import { today } from '#kit/web/calendar-days.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { minimumWage } from '../contract/minimum-wage.ts'
import {
  minimumWagesEndpoints,
  type MinimumWageRecord,
  type MinimumWageRow,
} from '../contract/minimum-wages.endpoints.ts'

const Field = fieldsOf(minimumWage)

interface DialogProps {
  wage: MinimumWageRow | 'new'
  close: () => void
}

export function MinimumWageDialog({ wage, close }: DialogProps) {
  const text = useText()
  const record = wage === 'new' ? null : wage
  const form = useRecordForm<MinimumWageRecord>({
    entity: minimumWage,
    record,
    initial: record ?? { effectiveOn: today() },
    add: minimumWagesEndpoints.addMinimumWage,
    edit: minimumWagesEndpoints.editMinimumWage,
    topics: ['minimum-wages'],
    onSaved: close,
  })
  return (
    <FormDialog
      title={text(record ? 'wages.correct' : 'wages.add')}
      intro={text('wages.intro')}
      verb={text('actions.save')}
      form={form}
      close={close}
    >
      <Field name="region" />
      <Field name="effectiveOn" />
      <Field name="hourlyWage" />
      <Field name="checkedOn" />
      <Wide>
        <Field name="source" />
      </Wide>
    </FormDialog>
  )
}
