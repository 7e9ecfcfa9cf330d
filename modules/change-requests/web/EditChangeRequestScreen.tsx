import { IconArrowBackUp } from '@tabler/icons-react'
import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import { useAnswer, useChange, useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { Banner } from '#kit/web/record/Banner.tsx'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { changeRequest } from '../contract/change-request.ts'
import { changeRequestStatus } from '../contract/change-request.status.ts'
import {
  changeRequestsEndpoints,
  type ChangeableTerms,
  type ChangeRequestRecord,
} from '../contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'
import { valuesOf } from './change-form.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { ChangePreview } from './ChangePreview.tsx'

/** What was returned is written otherwise and sent again. */
export function EditChangeRequestScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(changeRequestsEndpoints.readChangeRequest, { id })
  return (
    <EditScreen
      key={id}
      entity={changeRequest}
      answer={answer}
      title={({ name, employer }) => name ?? employer}
      reference={({ reference }) => reference}
      status={({ status }) => <StatusBadge of={changeRequestStatus} state={status} />}
    >
      {(record) =>
        record.can['resubmit'] === true ? <Again record={record} /> : <p>{text('form.notNow')}</p>
      }
    </EditScreen>
  )
}

function Again({ record }: { record: ChangeRequestRecord }) {
  const { applicationId } = record
  const answer = useAnswer(changeRequestsEndpoints.readChangeableTerms, {
    query: { applicationId },
  })
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Loading />
  return <AgainForm record={record} terms={answer.data} />
}

interface AgainProps {
  record: ChangeRequestRecord
  terms: ChangeableTerms
}

function AgainForm({ record, terms }: AgainProps) {
  const text = useText()
  const go = useGo()
  const form = useAgain({ record, terms })
  return (
    <>
      {record.returnNote && (
        <Banner tone="warning" icon={IconArrowBackUp}>
          {record.returnNote}
        </Banner>
      )}
      <EntityFormBody
        form={form}
        verb={text('transitions.resubmit')}
        cancel={() => void go(changeRequestsScreens.changeRequest, { params: { id: record.id } })}
        aside={<ChangePreview terms={terms} />}
      >
        <ChangeFields hasStarted={terms.startedOn !== null} />
      </EntityFormBody>
    </>
  )
}

function useAgain({ record, terms }: AgainProps) {
  const text = useText()
  const go = useGo()
  const { id, asked, effectiveOn, reason } = record
  const ask = useChange(changeRequestsEndpoints.resubmitChangeRequest, ['change-requests'])
  return useEntityForm<ChangeRequestRecord>({
    entity: changeRequest,
    schema: changeRequest.create,
    initial: { ...valuesOf({ ...terms, ...asked }), effectiveOn, reason, version: record.version },
    save: (
      body: BodyOf<typeof changeRequestsEndpoints.resubmitChangeRequest>,
      { version = record.version },
    ) => ask.mutateAsync({ params: { id }, body, version }),
    onSaved: () => {
      toast.success(text('toast.resubmit'))
      void go(changeRequestsScreens.changeRequest, { params: { id }, replace: true })
    },
  })
}
