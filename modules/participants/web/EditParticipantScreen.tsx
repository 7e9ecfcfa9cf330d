import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { participant } from '../contract/participant.ts'
import {
  participantsEndpoints,
  type ParticipantRecord,
} from '../contract/participants.endpoints.ts'
import { participantsScreens } from '../contract/participants.screens.ts'
import { ParticipantFields } from './ParticipantFields.tsx'
import { useParticipantForm } from './use-participant-form.ts'

export function EditParticipantScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(participantsEndpoints.readParticipant, { id })
  return (
    <EditScreen
      entity={participant}
      answer={answer}
      title={() => text('screens.editParticipant')}
      reference={(record) => record.reference}
    >
      {(record) => <EditForm key={record.id} record={record} />}
    </EditScreen>
  )
}

function EditForm({ record }: { record: ParticipantRecord }) {
  const text = useText()
  const go = useGo()
  const open = () =>
    void go(participantsScreens.participant, { params: { id: record.id }, replace: true })
  const form = useParticipantForm(record, open)
  if (record.can['edit'] !== true) return <p>{text('edit.refused')}</p>
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <ParticipantFields />
    </EntityFormBody>
  )
}
