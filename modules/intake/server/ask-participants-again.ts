import type { Job } from '#kit/server/jobs.ts'
import type { Change } from '#kit/server/call.ts'
import { applicationsLetters } from '#modules/applications/contract/applications.letters.ts'
import { contactOf } from '#modules/applications/server/contact-of.ts'
import {
  takeWaitingParticipants,
  type WaitingParticipant,
} from '#modules/applications/server/waiting-participants.ts'
import { openDraftOf } from '#modules/forms/server/form-draft.ts'
import { makeLink } from '#modules/forms/server/links.ts'
import { participantHalf } from './form-purposes.ts'
import { linkPath } from './send-links.ts'

/** Every morning: whoever has not filled their half in is asked again, and the employer told the second time. */
export const askParticipantsAgain: Job = {
  name: 'intake.askAgain',
  schedule: '15 12 * * *',
  async run(change) {
    for (const each of await takeWaitingParticipants(change))
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await ask(change, each)
  },
}

async function ask(change: Change, waiting: WaitingParticipant) {
  const { id, reference, participant, employer, position } = waiting
  const draft = await openDraftOf(change.db, { purpose: participantHalf, recordId: id })
  if (!draft) return
  await change.letter(
    applicationsLetters.invitedAgain,
    { email: waiting.email, name: participant, language: draft.language },
    {
      record: id,
      participant,
      employer,
      position,
      link: linkPath('employee', await makeLink(change, draft.id)),
    },
  )
  if (waiting.asked > 1)
    await change.letter(applicationsLetters.participantAwaited, await contactOf(change.db, id), {
      record: id,
      reference,
      participant,
    })
}
