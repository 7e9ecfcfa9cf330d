import { useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useCloseDialog, useGo } from '#kit/web/go.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useParticipantOptions } from '#modules/holds/web/pieces/participant-options.ts'
import { fundingRequest } from '../contract/funding-request.ts'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'
import { MostApproved } from './MostApproved.tsx'
import { useOwnParticipant, usePlacements } from './placement-choices.ts'

/** A placement is found by its participant. */
const entity = defineEntity(fundingRequest.name, {
  participantId: reference({ required: true }),
  ...fundingRequest.fields,
})
const Field = fieldsOf(entity)
const sideOf: Partial<Record<string, string>> = { employer: 'employer', employee: 'participant' }

/** Asks a side of a placement for the form of a course; a side asks for its own. */
export function NewRequestDialog() {
  const text = useText()
  const close = useCloseDialog()
  const type = usePerson()?.type ?? 'staff'
  const isStaff = type === 'staff'
  const form = useNewRequest(sideOf[type])
  const chosen = form.values['participantId'] as string
  const own = useOwnParticipant(type === 'employee')
  const placements = usePlacements(chosen)
  const only = placements?.length === 1 ? placements[0]?.value : ''
  const usePlacementOptions: UseOptions = () => placements ?? []
  useFollowing(own, (id) => form.set('participantId', id))
  // Of another participant it is another one.
  useFollowing(placements ? only : undefined, (id) => form.set('placementId', id))
  return (
    <FormDialog
      title={text('screens.newRequest')}
      intro={text(isStaff ? 'new.intro' : 'new.introOfSide')}
      verb={text(isStaff ? 'new.verb' : 'actions.request')}
      form={form}
      close={close}
      width={650}
    >
      {type !== 'employee' && (
        <Wide>
          <Field name="participantId" useOptions={useParticipantOptions} />
        </Wide>
      )}
      <Wide>
        <Field
          name="placementId"
          useOptions={usePlacementOptions}
          {...(placements?.length === 0 && { help: text('new.noPlacement') })}
        />
        <Left placementId={form.values['placementId'] as string} />
      </Wide>
      {isStaff && (
        <>
          <Wide>
            <Field name="side" />
          </Wide>
          <Wide>
            <Field name="message" />
          </Wide>
        </>
      )}
    </FormDialog>
  )
}

/** Of the placement that is chosen: what is left for training, before anything is asked for. */
function Left({ placementId }: { placementId: string }) {
  const { data } = useAnswer(
    fundingRequestsEndpoints.readTrainingLeft,
    { params: { id: placementId } },
    { enabled: placementId !== '' },
  )
  return data ? <MostApproved most={data} /> : null
}

/** Takes over what is known once it is, and each time it is another. */
function useFollowing(value: string | undefined, take: (value: string) => void) {
  const taken = useEffectEvent(take)
  useEffect(() => {
    if (value !== undefined) taken(value)
  }, [value])
}

function useNewRequest(side: string | undefined) {
  const text = useText()
  const go = useGo()
  const change = useChange(fundingRequestsEndpoints.createFundingRequest)
  return useEntityForm<RequestRecord>({
    entity,
    schema: entity.create,
    initial: { side },
    save: (body: z.infer<typeof entity.create>, { idempotencyKey }) => {
      const { participantId: _, ...sent } = body
      return change.mutateAsync({ body: sent, idempotencyKey })
    },
    onSaved: ({ id }) => {
      toast.success(text('toast.requested'))
      void go(fundingRequestsScreens.fundingRequest, { params: { id }, replace: true })
    },
  })
}
