import type { Change } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import type { SelfIdentification } from '../contract/self-identification.ts'
import { readParticipant } from './participant-record.queries.ts'
import { isOneself } from './participant.policy.ts'
import { keepSelfIdentification, readSelfIdentification } from './register-participant.ts'

/** @throws 404 for whoever does not see the participant, 403 for everybody but the person */
async function asOneself(change: Change, id: string) {
  const record = await readParticipant(change, id)
  if (!isOneself(change.person, id)) throw forbidden()
  return record
}

/** Shows to somebody what they said about themselves, on record. @throws as `asOneself` */
export async function revealSelfIdentification(change: Change, id: string) {
  const { reference } = await asOneself(change, id)
  const answers = await readSelfIdentification(change, id)
  await change.audit({
    action: 'participants.selfIdentificationRevealed',
    entity: 'participant',
    entityId: id,
    reference,
  })
  return { answers }
}

/** Keeps what somebody says about themselves in place of what they said before. @throws as `asOneself` */
export async function changeSelfIdentification(
  change: Change,
  id: string,
  answers: SelfIdentification,
) {
  const { name } = await asOneself(change, id)
  await refuseErased(change.db, [id])
  const groups = answers.preferNotToSay ? [] : [...new Set(answers.groups)]
  const kept = { ...answers, groups }
  await keepSelfIdentification(change, id, { answers: kept, by: name })
  return { answers: kept }
}
