import { Loader } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { seenEntity } from '#kit/web/form/seen-entity.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useCloseDialog } from '#kit/web/go.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { application } from '../contract/application.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { useReasonText } from './reason-text.ts'
import { useSaved } from './use-saved.ts'

/** Corrects the employer's half while the application is pending. */
export function EditApplicationDialog() {
  const text = useText()
  const kit = useKitText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  const { data } = answer
  return (
    <RecordDialog title={text('screens.editApplication')} width={900}>
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Loader aria-label={kit('states.loading')} />}
      {data && <EditForm key={data.id} record={data} />}
    </RecordDialog>
  )
}

function EditForm({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const reasonText = useReasonText()
  const close = useCloseDialog()
  const saved = useSaved()
  const { id } = record
  const [seen] = useState(() => seenEntity(application, record))
  const form = useEntityForm<ApplicationRecord>({
    entity: seen,
    schema: seen.update,
    initial: record,
    changesOnly: true,
    save: (body, { version }) =>
      callApi(applicationsEndpoints.editApplication, {
        params: { id },
        body,
        version: version ?? record.version,
      }),
    onSaved: (after) => {
      saved.keep(after)
      toast.success(text('toast.saved'))
      close()
    },
  })
  const allowed = record.can['edit']
  if (allowed !== true) return <p>{reasonText(allowed?.reason ?? 'wrongState')}</p>
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={close}>
      <ApplicationFields />
    </EntityFormBody>
  )
}
