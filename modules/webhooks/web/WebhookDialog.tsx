import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { webhook as entity } from '../contract/webhook.ts'
import { webhooksEndpoints, type WebhookRecord } from '../contract/webhooks.endpoints.ts'
import { EventsEntry } from './EventsEntry.tsx'

const Field = fieldsOf(entity)

interface Props {
  webhook: WebhookRecord | null
  onSecret: (secret: string) => void
  close: () => void
}

/** Adds a webhook, whose secret is shown then, or changes one. */
export function WebhookDialog({ webhook, onSecret, close }: Props) {
  const text = useText()
  const form = useEntityForm<string | null>({
    entity,
    schema: webhook ? entity.update : entity.create,
    initial: webhook ?? { events: [], isOn: true },
    changesOnly: webhook !== null,
    async save(body, { version = 0 }) {
      if (!webhook) return (await callApi(webhooksEndpoints.addWebhook, { body })).secret
      const params = { id: webhook.id }
      await callApi(webhooksEndpoints.editWebhook, { params, body, version })
      return null
    },
    onSaved: (secret) => {
      void refreshTopics(queries, ['webhooks'])
      if (secret !== null) onSecret(secret)
      close()
    },
  })
  return (
    <FormDialog
      title={text(webhook ? 'actions.edit' : 'actions.add')}
      verb={text('actions.save')}
      form={form}
      close={close}
      width={720}
    >
      <Wide>
        <Field name="address" />
      </Wide>
      <Field name="description" />
      <Field name="isOn" />
      <Wide>
        <Field name="events">{(input) => <EventsEntry input={input} />}</Field>
      </Wide>
    </FormDialog>
  )
}
