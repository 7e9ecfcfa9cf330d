import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { seenEntity } from '#kit/web/form/seen-entity.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useCloseDialog } from '#kit/web/go.ts'
import { FormIndex } from '#kit/web/record/FormIndex.tsx'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { application } from '../contract/application.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { ApplicationFields } from './pieces/ApplicationFields.tsx'
import { useReasonText } from './reason-text.ts'
import { useSaved } from './use-saved.ts'

/** Corrects the employer's part while the application is pending, beside the file. */
export function EditApplicationPanel() {
  const text = useText()
  const close = useCloseDialog()
  const { id = '' } = useScreenParams()
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  const { data } = answer
  return (
    <SidePanel title={text('screens.editApplication')} close={close}>
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Loading />}
      {data && <EditForm key={data.id} record={data} />}
    </SidePanel>
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
      <FormIndex>
        <ApplicationFields />
      </FormIndex>
    </EntityFormBody>
  )
}
