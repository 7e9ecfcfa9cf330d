import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { source as entity } from '../contract/source.ts'
import { sourcesEndpoints, type SourceRecord } from '../contract/sources.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

const Field = fieldsOf(entity)

/** Adds a source, or changes one. */
export function SourceDialog(props: { source: SourceRecord | null; close: () => void }) {
  const text = useText()
  const { source, close } = props
  const form = useRecordForm<SourceRecord>({
    entity,
    record: source,
    initial: source ?? { isChoosable: true },
    add: sourcesEndpoints.addSource,
    edit: sourcesEndpoints.editSource,
    topics: shownElsewhere,
    onSaved: close,
  })
  return (
    <FormDialog
      title={text(source ? 'actions.edit' : 'actions.add')}
      verb={text('actions.save')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="name" />
      </Wide>
      <Wide>
        <Field name="description" />
      </Wide>
      <Wide>
        <Field name="isChoosable" />
      </Wide>
    </FormDialog>
  )
}
