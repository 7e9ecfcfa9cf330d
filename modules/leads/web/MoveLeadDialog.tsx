import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, reference } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { tellListeners } from '#kit/web/live-events.ts'
import { queries } from '#kit/web/queries.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { leavingOpen } from '../contract/lead.ts'
import { leadsEndpoints, type LeadRecord, type PlaceOnBoard } from '../contract/leads.endpoints.ts'
import { useStatuses, useStatusOptions } from './references.ts'

const optional = { required: false as const }
const moving = defineEntity('moving', {
  statusId: reference({ required: true }),
  place: choice(['first', 'last'], { required: true }),
  expectedAmount: { ...leavingOpen.won.fields.expectedAmount, ...optional },
  lostReason: { ...leavingOpen.lost.fields.lostReason, ...optional },
  lostNote: leavingOpen.lost.fields.lostNote,
})
const Field = fieldsOf(moving)

export type MovableLead = Pick<
  LeadRecord,
  'id' | 'name' | 'version' | 'statusId' | 'expectedAmount' | 'lostReason'
>
export type PlaceGiven = Pick<PlaceOnBoard, 'statusId' | 'place' | 'besideId'>

interface Props {
  lead: MovableLead
  /** Where it was dropped; left out, that is asked for. */
  to?: PlaceGiven
  close: () => void
  onMoved?: (moved: LeadRecord) => void
}

/** Moves a lead by clicks alone, and asks for what the status that is entered needs to know. */
export function MoveLeadDialog({ lead, to, close, onMoved }: Props) {
  const text = useText()
  const bilingual = useBilingual()
  const statuses = useStatuses()
  const { id, name, expectedAmount, lostReason } = lead
  const form = useEntityForm<LeadRecord>({
    entity: moving,
    schema: moving.create,
    initial: {
      statusId: to?.statusId ?? lead.statusId,
      place: 'first',
      expectedAmount,
      lostReason,
    },
    save: (body: PlaceOnBoard, { version = lead.version }) =>
      callApi(leadsEndpoints.moveLead, { params: { id }, body: { ...body, ...to }, version }),
    onSaved: (moved) => {
      expectChange(moved)
      void refreshTopics(queries, ['leads', 'records'], id)
      if (!to) tellListeners({ topic: 'leads', id, version: moved.version, isOwn: true })
      onMoved?.(moved)
      close()
    },
  })
  const target = statuses.find((each) => each.id === form.values['statusId'])
  const title = to && target ? 'move.titleTo' : 'move.title'
  const status = target ? bilingual(target.name) : ''
  return (
    <FormDialog
      title={text(title, { name, status })}
      verb={text('move.verb')}
      form={form}
      close={close}
    >
      {!to && (
        <>
          <Field name="statusId" useOptions={useStatusOptions} />
          <Field name="place" />
        </>
      )}
      {target?.kind === 'won' && <Field name="expectedAmount" isNeeded />}
      {target?.kind === 'lost' && (
        <>
          <Wide>
            <Field name="lostReason" isNeeded />
          </Wide>
          <Wide>
            <Field name="lostNote" />
          </Wide>
        </>
      )}
    </FormDialog>
  )
}
