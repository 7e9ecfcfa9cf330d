import { Text } from '@mantine/core'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useRecord } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { queries } from '#kit/web/queries.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { erasure, privacyEndpoints, type ErasurePreview } from '../contract/privacy.endpoints.ts'
import { OpenAffairs } from './OpenAffairs.tsx'
import { WhatGoes } from './WhatGoes.tsx'

const Field = fieldsOf(erasure)

interface Props {
  of: { kind: PersonKind; id: string }
  close: () => void
}

/** What erasing a person takes away and leaves, before it is done. */
export function ErasureDialog({ of, close }: Props) {
  const text = useText()
  const words = useProblemText()
  const { data, error } = useRecord(privacyEndpoints.previewErasure, of)
  if (data && data.open.length === 0) return <Erasing of={of} preview={data} close={close} />
  return (
    <Dialog title={text('erase.title')} close={close} width={650}>
      {data && <OpenAffairs open={data.open} />}
      {error && <Text role="alert">{words(error)}</Text>}
      {!data && !error && <WaitingPart />}
    </Dialog>
  )
}

function Erasing({ of, preview, close }: Props & { preview: ErasurePreview }) {
  const text = useText()
  const form = useEntityForm<{ id: string; version: number; name: string }>({
    entity: erasure,
    schema: erasure.create,
    initial: {},
    save: (body) => callApi(privacyEndpoints.erasePerson, { params: of, body }),
    onSaved: (erased) => {
      expectChange(erased)
      toast.success(text('erase.done', { name: erased.name }))
      void refreshTopics(queries, ['participants', 'shareholders', 'leads', 'users', 'records'])
      close()
    },
  })
  const { reference, name, nameAfter } = preview
  return (
    <FormDialog
      title={text('erase.title')}
      intro={text('erase.intro', { name, nameAfter })}
      verb={text('erase.verb')}
      isDanger
      isGrave
      form={form}
      close={close}
      width={650}
    >
      <Wide>
        <WhatGoes purposes={preview.purposes} />
      </Wide>
      <Wide>
        <Field name="reason" />
      </Wide>
      <Wide>
        <Text>{text('erase.confirm', { reference })}</Text>
        <Field name="confirmation" />
      </Wide>
    </FormDialog>
  )
}
