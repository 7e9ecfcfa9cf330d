import type { OwnField } from '#kit/contract/own-fields.ts'
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
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { ParticipantFields } from './ParticipantFields.tsx'
import { useParticipantForm, writableOwn } from './use-participant-form.ts'

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
      {(record) => (
        <WithOwnFields of="participant">
          {(own) => <EditForm key={record.id} record={record} own={writableOwn(own, record)} />}
        </WithOwnFields>
      )}
    </EditScreen>
  )
}

function EditForm({ record, own }: { record: ParticipantRecord; own: readonly OwnField[] }) {
  const text = useText()
  const go = useGo()
  const open = () =>
    void go(participantsScreens.participant, { params: { id: record.id }, replace: true })
  const form = useParticipantForm(record, { own, onSaved: open })
  if (record.can['edit'] !== true) return <p>{text('edit.refused')}</p>
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <ParticipantFields own={own} />
    </EntityFormBody>
  )
}
