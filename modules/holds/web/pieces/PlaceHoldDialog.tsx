import type * as z from 'zod/mini'
import { choice } from '#kit/contract/fields.ts'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { hold, holdKinds } from '../../contract/hold.ts'
import { holdsEndpoints, type HoldRecord } from '../../contract/holds.endpoints.ts'
import { changedByHolds } from './changed-by-holds.ts'
import { useEmployerOptions } from './employer-options.ts'
import { useParticipantOptions } from './participant-options.ts'

/** Whom it is on, where the record that it is placed from says so. */
export interface HoldTarget {
  employerId?: string
  participantId?: string
}

const entities = {
  employer: withKinds(['employer', 'payment']),
  participant: withKinds(['participant', 'payment']),
  any: withKinds(holdKinds),
}
const Field = fieldsOf(hold)

function withKinds(kinds: readonly [string, ...string[]]) {
  return defineEntity('hold', { ...hold.fields, kind: choice(kinds, { required: true }) })
}

function entityOf({ employerId, participantId }: HoldTarget) {
  if (employerId) return { kind: 'employer', entity: entities.employer }
  if (participantId) return { kind: 'participant', entity: entities.participant }
  return { kind: 'employer', entity: entities.any }
}

/** Asks whom it is on, why, what does not go on, and from when until when. */
export function PlaceHoldDialog({ target, close }: { target: HoldTarget; close: () => void }) {
  const text = useText()
  const { kind, entity } = entityOf(target)
  const change = useChange(holdsEndpoints.placeHold, changedByHolds)
  const form = useEntityForm<HoldRecord>({
    entity,
    schema: entity.create,
    initial: { kind, ...target, startsOn: today(), liftBy: 'anyone', effects: ['payment'] },
    save: (body, { idempotencyKey }) => change.mutateAsync({ body: sent(body), idempotencyKey }),
    onSaved: () => {
      toast.success(text('toast.placed'))
      close()
    },
  })
  const chosen = form.values['kind']
  const isOpen = !target.employerId && !target.participantId
  return (
    <FormDialog
      title={text('place.title')}
      intro={text('place.intro')}
      verb={text('place.verb')}
      form={form}
      close={close}
      width={650}
    >
      <Field name="kind" />
      <Field name="reason" />
      {isOpen && chosen !== 'participant' && (
        <Wide>
          <Field name="employerId" useOptions={useEmployerOptions} />
        </Wide>
      )}
      {isOpen && chosen !== 'employer' && (
        <Wide>
          <Field name="participantId" useOptions={useParticipantOptions} />
        </Wide>
      )}
      <Wide>
        <Field name="programId" useOptions={useProgramOptions} />
      </Wide>
      {chosen !== 'payment' && (
        <Wide>
          <Field name="effects" />
        </Wide>
      )}
      <Field name="startsOn" />
      <Field name="endsOn" />
      <Wide>
        <Field name="message" />
      </Wide>
      <Wide>
        <Field name="note" />
      </Wide>
      <Wide>
        <Field name="liftBy" />
      </Wide>
    </FormDialog>
  )
}

type NewHold = z.infer<typeof hold.create>

/** Of the two it names the one that the hold is on; payments are stopped alone. */
function sent(body: NewHold): NewHold {
  const { employerId, participantId, ...rest } = body
  if (rest.kind === 'employer') return { ...rest, employerId }
  if (rest.kind === 'participant') return { ...rest, participantId }
  return { ...body, effects: ['payment'] }
}
