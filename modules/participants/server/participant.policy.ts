import { groupsOf } from '#kit/contract/field-groups.ts'
import { participant } from '../contract/participant.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Sees, SeesIn } from '#kit/server/permissions.ts'
import { hiddenFields } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'

/** What permission conditions look at: a participant is seen by the applications for them. */
export interface ParticipantScope {
  programId: string | null
  /** Null while nobody knows whether the employer's people sent it. */
  employerId: string | null
  participantId: string
}

/** The same of a row of standings. */
export const factsOf = (alias: string): Record<keyof ParticipantScope, RawBuilder<unknown>> => ({
  programId: sql.ref(`${alias}.program_id`),
  employerId: sql.ref(`${alias}.seen_employer_id`),
  participantId: sql.ref(`${alias}.participant_id`),
})

export const facts = factsOf('s')

type Subject = 'Participants List' | 'Participants View' | 'Participants Edit'

/** On which standings a person sees a group of protected fields. */
export const seesIn = ({ permissions }: Person, action: Action): SeesIn =>
  permissions.groupsIn({ action, subject: 'Participants List' }, facts)

/** Whether somebody may do something to a participant because of any of these. */
export const mayDo = (
  { permissions }: Person,
  { action, subject }: { action: Action; subject: Subject },
  scopes: readonly ParticipantScope[],
) => scopes.some((scope) => permissions.allows({ action, subject }, { ...scope }))

/** Which groups of protected fields somebody has of a participant because of any of these. */
export const groupsBy =
  (
    { permissions }: Person,
    { action, subject }: { action: Action; subject: Subject },
    scopes: readonly ParticipantScope[],
  ): Sees =>
  (group) =>
    scopes.some((scope) => permissions.allows({ action, subject }, { ...scope }, group))

/** The protected fields of a participant that somebody does not see. */
export function closedFields({ type }: Person, sees: Sees): ReadonlySet<string> {
  const closed = hiddenFields(groupsOf(participant), sees)
  // What somebody needs at work is told to the staff of the program alone, as its form promises.
  return type === 'employer' ? new Set([...closed, 'accommodationNeeds']) : closed
}

/** Who a person is, and what their application is judged by. */
const ofStaff = [
  'firstName',
  'lastName',
  'birthDate',
  'workStatus',
  'previouslyFunded',
  'relationToEmployer',
]

/**
 * Those that somebody may not write. An applicant who could write who a person is would learn by trying
 * who else is known, and could become somebody with a maximum of their own; staff put it right.
 */
export function unwritableFields(person: Person, sees: Sees): ReadonlySet<string> {
  const closed = closedFields(person, sees)
  return person.type === 'staff' ? closed : new Set([...closed, ...ofStaff])
}

/** What is left for a person tells what other employers were granted for them. */
export const seesBalance = ({ type }: Person) => type !== 'employer'

export const isOneself = ({ participantId, type }: Person, id: string) =>
  type === 'employee' && participantId === id
