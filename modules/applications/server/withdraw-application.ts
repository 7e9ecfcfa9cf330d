import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { applicationSteps } from './application.steps.ts'
import type { LoadedApplication } from './application.queries.ts'
import { contactOf } from './contact-of.ts'
import { personOf } from './person-of.ts'
import { pausedUntil } from './review-clock.ts'
import { nothingAsked } from './review-application.ts'
import { tellAssignee } from './tell-assignee.ts'

/**
 * Takes an application back before its decision, by whoever of the staff, the employer or the
 * participant may; both sides and the assignee are told that it was, and why the staff alone. Nothing is
 * asked for any more, and what is left of the service standard waits for a reopening.
 */
export async function withdrawApplication(change: VersionedChange, id: string, reason: string) {
  const withdrawn = await takeBack(change, id, reason)
  await change.letter(applicationsLetters.withdrawn, await contactOf(change.db, id), {
    ...aboutOf(change, withdrawn),
    participant: withdrawn.record.participantName,
    link: `/applications/View?id=${id}`,
  })
  await tellAssignee(change, id, { kind: 'decided', list: 'rejected', isWithdrawn: true })
}

/** The same, telling the participant alone: `tellWithdrawn` tells the others of all at a time. */
export async function takeBack(change: VersionedChange, id: string, reason: string) {
  const withdrawn = await takeStep(change, applicationSteps, {
    id,
    step: 'withdraw',
    row: nothingAsked,
    reason,
    before: async (now) => pausedUntil(change, now.record, await change.today()),
  })
  await change.letter(applicationsLetters.withdrawnForPerson, await personOf(change.db, id), {
    ...aboutOf(change, withdrawn),
    employer: withdrawn.record.employer.legalName,
  })
  return withdrawn
}

const aboutOf = (
  { person }: Pick<VersionedChange, 'person'>,
  { id, record: { reference, program } }: LoadedApplication,
) => ({ record: id, reference, program: program.name, by: person.type })
