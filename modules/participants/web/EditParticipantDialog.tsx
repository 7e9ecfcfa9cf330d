import type { OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useCloseDialog } from '#kit/web/go.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import {
  participantsEndpoints,
  type ParticipantRecord,
} from '../contract/participants.endpoints.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { ParticipantFields } from './ParticipantFields.tsx'
import { useParticipantForm, writableOwn } from './use-participant-form.ts'

/** The same form over the record. */
export function EditParticipantDialog() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const { data, error, refetch } = useRecord(participantsEndpoints.readParticipant, { id })
  return (
    <RecordDialog title={text('screens.editParticipantDialog')} width={900}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data && (
        <WithOwnFields of="participant">
          {(own) => <EditForm key={data.id} record={data} own={writableOwn(own, data)} />}
        </WithOwnFields>
      )}
    </RecordDialog>
  )
}

function EditForm({ record, own }: { record: ParticipantRecord; own: readonly OwnField[] }) {
  const text = useText()
  const close = useCloseDialog()
  const form = useParticipantForm(record, { own, onSaved: close })
  if (record.can['edit'] !== true) return <p>{text('edit.refused')}</p>
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={close}>
      <ParticipantFields own={own} />
    </EntityFormBody>
  )
}
