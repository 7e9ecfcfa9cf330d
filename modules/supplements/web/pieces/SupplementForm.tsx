import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { defineEntity, type Fields } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { newSupplement, supplement } from '../../contract/supplement.ts'
import {
  supplementsEndpoints,
  type SupplementOffer,
  type SupplementRecord,
} from '../../contract/supplements.endpoints.ts'
import { SupplementFields } from './SupplementFields.tsx'
import { useOffers } from './use-offers.ts'

interface FormProps {
  /** Whose it is; left out, that is chosen too. */
  participantId?: string
  /** Null of a new one. */
  record: SupplementRecord | null
  cancel: () => void
  onSaved: (saved: SupplementRecord) => void
}

const topics = ['supplements', 'participants']

/** What is requested: of a placement that has something to offer, or changed of one that is not decided. */
export function SupplementForm(props: FormProps) {
  const { participantId, record, cancel } = props
  const text = useText('supplements')
  const isStaff = usePerson()?.type === 'staff'
  const form = useSupplementForm(props, isStaff)
  const chosen = participantId ?? ((form.values['participantId'] ?? '') as string)
  const { data } = useOffers(chosen)
  const offers = data?.data ?? null
  usePlacementOf(form, record ? null : offers)
  useNoLastDay(form)
  const placementId = record?.placementId ?? form.values['placementId']
  return (
    <EntityFormBody
      form={form}
      verb={text(record ? 'actions.save' : 'actions.request')}
      cancel={cancel}
    >
      <SupplementFields
        form={form}
        offers={offers}
        offer={offers?.find((each) => each.placementId === placementId) ?? null}
        asks={{ participant: participantId === undefined, placement: record === null }}
        isStaff={isStaff}
      />
    </EntityFormBody>
  )
}

function useSupplementForm({ participantId, record, onSaved }: FormProps, isStaff: boolean) {
  const text = useText('supplements')
  const isFree = participantId === undefined
  const [entity] = useState(() => writableBy(isStaff, { isFree, isThere: record !== null }))
  return useRecordForm<SupplementRecord>({
    entity,
    record,
    initial: record ? initialOf(record) : { frequency: 'oneTime' },
    ...(isFree && { schema: withoutParticipant }),
    edit: supplementsEndpoints.changeSupplement,
    add: supplementsEndpoints.createSupplement,
    topics,
    said: text(record ? 'toast.changed' : 'toast.requested'),
    onSaved,
  })
}

/** Where there is but one placement it is that one; of another participant it is another one. */
function usePlacementOf(form: EntityForm, offers: readonly SupplementOffer[] | null) {
  const only = offers?.length === 1 ? offers[0]?.placementId : ''
  const take = useEffectEvent((id: string) => form.set('placementId', id))
  const isKnown = offers !== null
  useEffect(() => {
    if (isKnown) take(only ?? '')
  }, [isKnown, only])
}

/** What is paid once has no last day: one that was typed before goes with its field. */
function useNoLastDay(form: EntityForm) {
  const isOnce = form.values['frequency'] === 'oneTime'
  const drop = useEffectEvent(() => {
    if (form.values['toOn']) form.set('toOn', '')
  })
  useEffect(() => {
    if (isOnce) drop()
  }, [isOnce])
}

/** What is paid once is asked for its day alone. */
const initialOf = (record: SupplementRecord) => ({
  ...record,
  toOn: record.frequency === 'oneTime' ? null : record.toOn,
})

/** A placement is found by its participant, who is not sent. */
const withoutParticipant = z.pipe(
  z.transform(({ participantId: _, ...sent }: { participantId: unknown }) => {
    return sent as z.input<typeof newSupplement.create>
  }),
  newSupplement.create,
)

const ofStaff = ['lateReason', 'internalNote']

/** What staff alone say, the others are not asked. */
function writableBy(isStaff: boolean, { isFree, isThere }: { isFree: boolean; isThere: boolean }) {
  const { name, fields }: { name: string; fields: Fields } = isThere ? supplement : newSupplement
  const own = Object.entries(fields).filter(([field]) => isStaff || !ofStaff.includes(field))
  const whose: Fields = isFree ? { participantId: reference({ required: true }) } : {}
  return defineEntity(name, { ...whose, ...Object.fromEntries(own) })
}
