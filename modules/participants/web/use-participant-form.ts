import { useState } from 'react'
import { defineEntity, type Fields } from '#kit/contract/define-entity.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { participant } from '../contract/participant.ts'
import {
  participantsEndpoints,
  type ParticipantRecord,
} from '../contract/participants.endpoints.ts'

/** The form over a participant, without fields that whoever edits may not write. */
export function useParticipantForm(record: ParticipantRecord, onSaved: () => void) {
  const [entity] = useState(() => writableOf(record))
  return useRecordForm<ParticipantRecord>({
    entity,
    record,
    edit: participantsEndpoints.editParticipant,
    onSaved,
  })
}

const acts: Record<string, string> = {
  firstName: 'editIdentity',
  lastName: 'editIdentity',
  previouslyFunded: 'editIdentity',
  relationToEmployer: 'editIdentity',
  birthDate: 'editBirthDate',
  workStatus: 'editBirthDate',
  accommodationNeeds: 'editNeeds',
}

function writableOf({ can }: ParticipantRecord) {
  const { email: _proven, ...fields }: Fields = participant.fields
  const own = Object.entries(fields).filter(([name, { group }]) => {
    const act = acts[name] ?? (group && 'editPersonal')
    return !act || can[act] === true
  })
  return defineEntity(participant.name, Object.fromEntries(own))
}
