import { Button } from '@mantine/core'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { date } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { FormNotes } from '#kit/web/form/FormNotes.tsx'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { DocumentFile } from '../contract/document.ts'
import { documentsEndpoints } from '../contract/documents.endpoints.ts'
import classes from './documents.module.css'

const expiry = defineEntity('documentExpiry', { expiresOn: date() })
const Field = fieldsOf(expiry)

/** Until when a document is valid, as whoever reads it types it. */
export function ExpiryForm(props: { applicationId: string; file: DocumentFile }) {
  const text = useText('documents')
  const { applicationId, file } = props
  const form = useEntityForm<DocumentFile>({
    entity: expiry,
    schema: expiry.create,
    initial: { expiresOn: file.expiresOn },
    // What was done with the document meanwhile leaves the day as it was typed.
    save: ({ expiresOn = null }: { expiresOn?: string | null }) =>
      callApi(documentsEndpoints.dateDocument, {
        params: { id: applicationId, documentId: file.id },
        body: { expiresOn },
        version: file.version,
      }),
    onSaved() {
      void refreshTopics(queries, ['applications', 'timeline'])
      toast.success(text('panel.dateSaved'))
    },
  })
  useLeaveGuard(form)
  return (
    <FormContext value={form}>
      <Form submit={form.submit} className={classes.expiry}>
        <FormNotes form={form} />
        <Field name="expiresOn" />
        {form.isDirty && (
          <Button type="submit" size="xs" variant="default" loading={form.isSaving}>
            {text('panel.saveDate')}
          </Button>
        )}
      </Form>
    </FormContext>
  )
}
