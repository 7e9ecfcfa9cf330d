import { bulkEntity } from '#kit/contract/bulk.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { stopAsks, type MessageRecord } from '../contract/message.ts'
import { outboxEndpoints } from '../contract/outbox.endpoints.ts'

const stopping = bulkEntity(stopAsks)
const Field = fieldsOf(stopping)

/** Stops one message: why it never leaves. */
export function StopDialog({ message, close }: { message: MessageRecord; close: () => void }) {
  const text = useText()
  const { id, recipient } = message
  const stop = useChange(outboxEndpoints.stopMessage)
  const form = useEntityForm<MessageRecord>({
    entity: stopping,
    schema: stopping.create,
    initial: {},
    save: (body) => stop.mutateAsync({ params: { id }, body }),
    onSaved: () => {
      toast.success(text('toast.stop'))
      close()
    },
  })
  return (
    <FormDialog
      title={text('stop.title')}
      intro={text('stop.body', { recipient })}
      verb={text('stop.verb')}
      isDanger
      form={form}
      close={close}
    >
      <Wide>
        <Field name="reason" />
      </Wide>
    </FormDialog>
  )
}
