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
import { TypedPanel } from '#kit/web/record/TypedPanel.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { otherKind, type DocumentLine, type DocumentSide } from '../contract/document.ts'
import { documentsEndpoints } from '../contract/documents.endpoints.ts'
import { FileDrop } from './FileDrop.tsx'
import { RefusedBecause } from './RefusedBecause.tsx'
import { useSendingFiles } from './use-sending-files.ts'

/** What is sent: the next version of a document, or one that nobody asked for. */
export interface Sending {
  side: DocumentSide
  line: DocumentLine | null
}

const topics = ['applications', 'timeline', 'tasks', 'counts']

/** Sends a document of a case, beside the record. */
export function SendPanel(props: { id: string; sending: Sending; close: () => void }) {
  const text = useText('documents')
  const bilingual = useBilingual()
  const isStaff = usePerson()?.type === 'staff'
  const { line, side } = props.sending
  const [isDirty, setDirty] = useState(false)
  const title = line && ((line.title && bilingual(line.title)) ?? line.ownTitle ?? '')
  const act = line?.files.length ? 'send.nextOf' : 'send.firstOf'
  return (
    <TypedPanel
      title={title !== null ? text(act, { title }) : text(`send.other.${isStaff ? side : 'own'}`)}
      isDirty={isDirty}
      close={props.close}
    >
      <ModuleName value="documents">
        <SendForm {...props} setDirty={setDirty} />
      </ModuleName>
    </TypedPanel>
  )
}

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

function SendForm({ id, sending, close, setDirty }: FormProps) {
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
