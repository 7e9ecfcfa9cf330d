import { defineEntity } from '#kit/contract/define-entity.ts'
import { text as oneLine } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  snapshotsEndpoints,
  type SnapshotList,
  type SnapshotRow,
} from '../contract/snapshots.endpoints.ts'

const entity = defineEntity('snapshot', { label: oneLine(80) })
const Field = fieldsOf(entity)

/** A snapshot by hand, with a label to know it by. */
export function TakeSnapshotDialog(props: { order: SnapshotList['order']; close: () => void }) {
  const { order, close } = props
  const { id, number } = order
  const text = useText()
  const take = useChange(snapshotsEndpoints.takeSnapshot)
  const form = useEntityForm<SnapshotRow>({
    entity,
    schema: entity.create,
    initial: {},
    save: (body, { idempotencyKey }) => take.mutateAsync({ params: { id }, body, idempotencyKey }),
    onSaved: ({ sequence }) => {
      toast.success(text('takeSnapshot.done', { sequence }))
      close()
    },
  })
  return (
    <FormDialog
      title={text('takeSnapshot.title', { number })}
      verb={text('takeSnapshot.open')}
      form={form}
      close={close}
    >
      <Field name="label" label={text('takeSnapshot.label')} help={text('takeSnapshot.help')} />
    </FormDialog>
  )
}
