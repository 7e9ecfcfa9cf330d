import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import {
  businessDaysEndpoints,
  type ClosureRecord,
  type ClosureRow,
} from '../contract/business-days.endpoints.ts'
import { closure } from '../contract/closure.ts'

const Field = fieldsOf(closure)

/** Adds a closure, or corrects one. */
export function ClosureDialog(props: { closure: ClosureRow | 'new'; close: () => void }) {
  const text = useText()
  const record = props.closure === 'new' ? null : props.closure
  const form = useRecordForm<ClosureRecord>({
    entity: closure,
    record,
    initial: record ?? {},
    add: businessDaysEndpoints.addClosure,
    edit: businessDaysEndpoints.editClosure,
    onSaved: props.close,
  })
  return (
    <FormDialog
      title={text(record ? 'closures.edit' : 'closures.add')}
      intro={text('closures.intro')}
      verb={text('actions.save')}
      form={form}
      close={props.close}
    >
      <Field name="day" />
      <Field name="province" />
      <Wide>
        <Field name="name" />
      </Wide>
    </FormDialog>
  )
}
