import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { takeApplicationStep } from '#modules/applications/server/take-application-step.ts'
import { nothingAsked } from '#modules/applications/server/review-application.ts'
import { pausedUntil, resumed } from '#modules/applications/server/review-clock.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import { keepLinks, linkPath, makeInformationLink } from './information-links.ts'
import { openRequests } from './request.queries.ts'
import { refuseDay } from './request-information.ts'

/** Gives whoever has not answered more time. @throws 422 unless the day is later, and within a year */
export async function extendRequest(
  change: VersionedChange,
  id: string,
  { newDay, reason }: { newDay: string; reason: string },
): Promise<void> {
  const { db } = change
  const { record } = await takeApplicationStep(change, {
    id,
    step: 'extendRequest',
    row: { information_due_on: newDay },
    reason,
    async before(loaded) {
      const { informationDueOn: day } = loaded.record
      await refuseDay(change, 'newDay', newDay)
      if (day !== null && newDay <= day) throw invalidField('newDay', 'notLater')
      const { row, changes } = await pausedUntil(change, loaded.record, newDay)
      return { row, changes: { ...changes, informationDueOn: [day, newDay] } }
    },
  })
  for (const { id: requestId, email, name, language } of await openRequests(db, id)) {
    // oxlint-disable no-await-in-loop -- one transaction does one after the other
    await db
      .updateTable('information_requests')
      .set({ due_on: newDay, reminded_on: null })
      .where('id', '=', requestId)
      .execute()
    await keepLinks(change, requestId, newDay)
    await change.letter(
      informationRequestsLetters.extended,
      { email, name, language },
      {
        record: id,
        reference: record.reference,
        participant: record.participantName,
        dueOn: newDay,
        reason,
        link: linkPath(await makeInformationLink(change, requestId)),
      },
    )
    // oxlint-enable no-await-in-loop
  }
}

/** Nothing is needed any more: whoever was asked is told, and the review goes on. */
export async function withdrawRequest(
  change: VersionedChange,
  id: string,
  reason: string,
): Promise<void> {
  const asked = await heldRequests(change, id)
  const { record } = await takeApplicationStep(change, {
    id,
    step: 'withdrawRequest',
    row: nothingAsked,
    reason,
    before: (loaded) => resumed(change, loaded.record),
  })
  for (const { email, name, language } of asked)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(
      informationRequestsLetters.withdrawn,
      { email, name, language },
      { record: id, reference: record.reference, participant: record.participantName, reason },
    )
}

/** The application before its requests, as everybody holds them. */
async function heldRequests(change: VersionedChange, id: string) {
  await change.db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return openRequests(change.db, id)
}
