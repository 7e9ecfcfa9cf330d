import { useState } from 'react'
import { defineEntity, type Fields } from '#kit/contract/define-entity.ts'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { ownOfRecord, schemaWithOwn } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { participant } from '../contract/participant.ts'
import {
  participantsEndpoints,
  type ParticipantRecord,
} from '../contract/participants.endpoints.ts'

/** The form over a participant, without fields that whoever edits may not write. */
export function useParticipantForm(
  record: ParticipantRecord,
  { own, onSaved }: { own: readonly OwnField[]; onSaved: () => void },
) {
  const [entity] = useState(() => withOwnFields(writableOf(record), own))
  return useRecordForm<ParticipantRecord>({
    entity,
    schema: schemaWithOwn(entity.update, own, { isNew: false }),
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

const groupActs: Record<string, string> = { personal: 'editPersonal', figures: 'editFigures' }

/** Of the fields that the organisation added those that whoever edits may write. */
export const writableOwn = (own: readonly OwnField[], record: ParticipantRecord) =>
  ownOfRecord(own, record).filter(
    ({ group }) => group === null || record.can[groupActs[group] ?? ''] === true,
  )
