import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { orphanedLetters } from '../contract/orphaned.letters.ts'
import { hasRoom } from './match.queries.ts'
import { orphanedSteps } from './orphaned.steps.ts'

/**
 * Offers a participant to an employer, who sees them without a name until the match is withdrawn or the
 * case goes on. @throws 409 `employerFull` without a place left, 422 when there is no such employer
 */
export async function offerMatch(change: VersionedChange, id: string, employerId: string) {
  const { db } = change
  const found = await takeStep(change, orphanedSteps, {
    id,
    step: 'offerMatch',
    changes: { matchedEmployerId: [null, employerId] },
    async before({ programId, formerEmployerId, participantId, applicationId: from }) {
      await refuseHeld(change, 'match', {
        employerId,
        participantId,
        programId,
        applicationId: from,
      })
      const room = await hasRoom(db, { programId, employerId })
      if (room === null || employerId === formerEmployerId)
        throw invalidField('employerId', 'choice')
      if (!room) throw refused('employerFull')
      return { row: { matched_employer_id: employerId, matched_on: await change.today() } }
    },
  })
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select contact_email as email, contact_name as name, language from employers where id = ${employerId}`.execute(
    db,
  )
  const { programId, reference, program, daysLeft } = found
  await change.letter(orphanedLetters.matchOffered, theRow(rows), {
    record: id,
    reference,
    program,
    weeks: String(Math.ceil(daysLeft / 7)),
    link: `/orphaned-employees/${id}`,
  })
  const version = found.version + 1
  const facts = { programId, matchedEmployerId: employerId }
  const subject = 'Orphaned Participants List'
  await change.announce({ topic: 'orphaned', id, version, subject, facts })
}

/** The employer no longer sees the participant. */
export const withdrawMatch = (change: VersionedChange, id: string) =>
  takeStep(change, orphanedSteps, {
    id,
    step: 'withdrawMatch',
    row: { matched_employer_id: null, matched_on: null },
  })
