import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { changedHold } from '../contract/hold.ts'
import { holdsEndpoints, type HoldRecord } from '../contract/holds.endpoints.ts'
import { changedByHolds } from './pieces/changed-by-holds.ts'

const Field = fieldsOf(changedHold)

/** What it stops, until when, and what is said of it; whoever is held is told. */
export function ChangeHoldDialog({ hold, close }: { hold: HoldRecord; close: () => void }) {
  const text = useText()
  const form = useRecordForm<HoldRecord>({
    entity: changedHold,
    record: hold,
    edit: holdsEndpoints.changeHold,
    topics: changedByHolds,
    onSaved: close,
  })
  return (
    <FormDialog
      title={text('change.title', { reference: hold.reference })}
      intro={text('change.intro')}
      verb={text('change.verb')}
      form={form}
      close={close}
      width={650}
    >
      {hold.kind !== 'payment' && (
        <Wide>
          <Field name="effects" />
        </Wide>
      )}
      <Field name="endsOn" />
      {!isForAnother(hold) && <Field name="liftBy" />}
      <Wide>
        <Field name="message" />
      </Wide>
      <Wide>
        <Field name="note" />
      </Wide>
    </FormDialog>
  )
}

/** Whoever placed it cannot say that they lift it themselves. */
const isForAnother = ({ can: { lift } }: HoldRecord) =>
  typeof lift === 'object' && lift.reason === 'placedByYou'
