import type { Language } from '#kit/contract/strings.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import { agreementOf, readPlacement, sealOf, type LoadedPlacement } from './placement.queries.ts'
import { underHolds } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

interface Acceptance {
  signatoryName: string
  signatoryTitle: string
  agreementLanguage: Language
  /** Of the agreement that the signatory saw. */
  seal: string
}

export type Offered = Acceptance & { isConfirmed: boolean }
export type OnPaper = Acceptance & { note: string }
type Followers = readonly FollowsPlacements[]

/** The employer's own person accepts the offer. @throws 422 without the confirmation, else as `accepting` */
export async function acceptOffer(
  change: VersionedChange,
  id: string,
  { given: { isConfirmed, ...given }, followers }: { given: Offered; followers: Followers },
) {
  if (!isConfirmed) throw invalidField('isConfirmed', 'mustConfirm')
  await accepting(change, { id, step: 'accept', given, note: null, followers })
}

/** Somebody of the staff records an acceptance that came on paper. @throws as `accepting` */
export const recordAcceptance = (
  change: VersionedChange,
  id: string,
  { given: { note, ...given }, followers }: { given: OnPaper; followers: Followers },
) => accepting(change, { id, step: 'recordAcceptance', given, note, followers })

interface Accepting {
  id: string
  step: 'accept' | 'recordAcceptance'
  given: Acceptance
  note: string | null
  followers: Followers
}

/**
 * Keeps what was shown as what is agreed, and tells the employer until when the person starts.
 * @throws 409 `offerIsOver`, and `agreementChanged` with the placement of now when it is not what was seen
 */
async function accepting(change: VersionedChange, accepted: Accepting) {
  const { id, step, given, note, followers } = accepted
  const { signatoryName: signatory, signatoryTitle: title, agreementLanguage } = given
  let startBy = ''
  const placement = await takeStep(change, underHolds, {
    id,
    step,
    reason: note,
    async before(loaded) {
      const shown = agreementOf(loaded)
      if (sealOf(shown) !== given.seal)
        throw new Problem(409, 'agreementChanged', {
          extra: { current: await readPlacement(change, id) },
        })
      startBy = await lastDayToStart(change, loaded)
      return {
        row: {
          accepted_at: change.now,
          accepted_by: change.person.userId,
          signatory_name: signatory,
          signatory_title: title,
          agreement_language: agreementLanguage,
          acceptance_note: note,
          agreement: JSON.stringify(shown),
          start_by: startBy,
        },
        changes: { signatoryName: [null, signatory], startBy: [null, startBy] },
      }
    },
  })
  await change.letter(placementsLetters.accepted, placement.contact, {
    ...factsForEmployer(placement, startBy),
    signatory,
    amount: placement.committedAmount,
  })
  await tellFollowers(followers, 'accepted', { change, placement })
}

/** The planned first day, or the end of the program's hire window if that is later; not past the last day. */
async function lastDayToStart(
  change: VersionedChange,
  { offered, hireWindowDays }: LoadedPlacement,
): Promise<string> {
  const window = addDays(await change.today(), hireWindowDays)
  const latest = window > offered.startOn ? window : offered.startOn
  return latest < offered.endOn ? latest : offered.endOn
}
