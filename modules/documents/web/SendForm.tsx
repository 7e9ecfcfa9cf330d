import { Button } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { defineEntity, type Fields } from '#kit/contract/define-entity.ts'
import { date, text as textField } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { ActForm } from '#kit/web/dialog/DialogForm.tsx'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { FormNotes } from '#kit/web/form/FormNotes.tsx'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { queries } from '#kit/web/queries.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { otherKind } from '../contract/document.ts'
import { documentsEndpoints } from '../contract/documents.endpoints.ts'
import { FileDrop } from './FileDrop.tsx'
import { RefusedBecause } from './RefusedBecause.tsx'
import type { Sending } from './SendPanel.tsx'
import { useSendingFiles } from './use-sending-files.ts'

const topics = ['applications', 'timeline', 'tasks', 'counts']

interface FormProps {
  id: string
  sending: Sending
  close: () => void
  setDirty: (isDirty: boolean) => void
}

/** What is asked for besides the files. */
function entityOf({ line }: Sending, isStaff: boolean) {
  const dated: Fields = line?.expires
    ? { expiresOn: date({ required: true }) }
    : isStaff
      ? { expiresOn: date() }
      : {}
  const fields: Fields = line ? dated : { title: textField(120, { required: true }), ...dated }
  return defineEntity('sentDocument', fields)
}

/** The files, and what else is asked for. */
export function SendForm({ id, sending, close, setDirty }: FormProps) {
  const text = useText('documents')
  const isStaff = usePerson()?.type === 'staff'
  const { line, side } = sending
  const [entity] = useState(() => entityOf(sending, isStaff))
  const files = useSendingFiles()
  const form = useEntityForm<unknown>({
    entity,
    schema: entity.create,
    initial: {},
    save: (typed: object, { idempotencyKey }) =>
      callApi(documentsEndpoints.addDocuments, {
        params: { id },
        body: {
          ...typed,
          kind: line?.isRequired ? line.kind : otherKind,
          side,
          ...(line && !line.isRequired && { series: line.series }),
          files: files.ids() ?? [],
        },
        idempotencyKey,
      }),
    onSaved() {
      void refreshTopics(queries, topics)
      toast.success(text('send.done'))
      close()
    },
  })
  const guarded = { ...form, isDirty: form.isDirty || files.files.length > 0 }
  useLeaveGuard(guarded)
  useLayoutEffect(() => setDirty(guarded.isDirty), [guarded.isDirty, setDirty])
  const submit = () => (files.ids() ? form.submit() : undefined)
  const refused = line?.files.filter(({ status }) => status === 'refused') ?? []
  return (
    <FormContext value={form}>
      <ActForm
        submit={submit}
        intro={side === 'staff' && text('send.internal')}
        act={
          <Button type="submit" loading={form.isSaving}>
            {text('send.verb')}
          </Button>
        }
      >
        <ErrorSummary form={form} />
        <FormNotes form={form} />
        {refused.map((file) => (
          <RefusedBecause key={file.id} file={file} />
        ))}
        <FileDrop sending={files} />
        {Object.keys(entity.fields).map((name) => (
          <Field key={name} name={name} />
        ))}
      </ActForm>
    </FormContext>
  )
}
