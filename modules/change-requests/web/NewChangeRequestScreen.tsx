import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { Loading } from '#kit/web/show/Loading.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { isUnderWay } from '#modules/placements/contract/placement-states.ts'
import { changeRequest } from '../contract/change-request.ts'
import {
  changeRequestsEndpoints,
  type ChangeableTerms,
  type ChangeRequestRecord,
} from '../contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'
import { initialOf, newSchema } from './change-form.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { ChangePreview } from './ChangePreview.tsx'

/** Asks for another job than was approved, with what that would make of the money beside it. */
export function NewChangeRequestScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useAnswer(changeRequestsEndpoints.readChangeableTerms, {
    query: { applicationId: id },
  })
  const { data: terms } = answer
  const about = [terms?.name, terms?.employer, terms?.applicationReference]
  return (
    <>
      <PageHeader
        title={text('screens.newChangeRequest')}
        below={<span className="quiet">{about.filter(Boolean).join(' · ')}</span>}
      />
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Loading />}
      {terms && <Asking key={id} terms={terms} />}
    </>
  )
}

function Asking({ terms }: { terms: ChangeableTerms }) {
  const text = useText()
  if (terms.openRequestId)
    return (
      <p>
        {text('reasons.alreadyAsked')}{' '}
        <ScreenLink
          screen={changeRequestsScreens.changeRequest}
          params={{ id: terms.openRequestId }}
        >
          {text('form.toOpen')}
        </ScreenLink>
      </p>
    )
  if (!isUnderWay(terms.placementStatus)) return <p>{text('reasons.placementOver')}</p>
  return <AskForm terms={terms} />
}

function AskForm({ terms }: { terms: ChangeableTerms }) {
  const text = useText()
  const go = useGo()
  const { applicationId } = terms
  const form = useAsking(terms)
  return (
    <EntityFormBody
      form={form}
      verb={text('actions.send')}
      cancel={() =>
        void go(applicationsScreens.approvedApplication, { params: { id: applicationId } })
      }
      aside={<ChangePreview terms={terms} />}
    >
      <p className="quiet">{text('form.intro')}</p>
      <ChangeFields hasStarted={terms.startedOn !== null} />
    </EntityFormBody>
  )
}

function useAsking(terms: ChangeableTerms) {
  const text = useText()
  const go = useGo()
  const ask = useChange(changeRequestsEndpoints.createChangeRequest, ['change-requests'])
  return useEntityForm<ChangeRequestRecord>({
    entity: changeRequest,
    schema: newSchema(terms.applicationId),
    initial: initialOf(terms),
    save: (body: BodyOf<typeof changeRequestsEndpoints.createChangeRequest>, { idempotencyKey }) =>
      ask.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id }) => {
      toast.success(text('toast.created'))
      void go(changeRequestsScreens.changeRequest, { params: { id }, replace: true })
    },
  })
}
