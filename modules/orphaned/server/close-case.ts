import type { Change } from '#kit/server/call.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { orphanedLetters } from '../contract/orphaned.letters.ts'
import type { chosenOutcomes } from '../contract/orphaned.status.ts'
import type { LoadedCase } from './orphaned.policy.ts'
import { orphanedSteps } from './orphaned.steps.ts'

interface Closure {
  outcome: (typeof chosenOutcomes)[number]
  note?: string | null
}

/** What the row of a closed case says; an employer whom it was offered no longer sees it. */
export const closedRow = (outcome: string, today: string) => ({
  outcome,
  closed_on: today,
  matched_employer_id: null,
  matched_on: null,
})

/** Closes a case with an outcome other than a rematch; the participant is told. */
export async function closeCase(change: VersionedChange, id: string, { outcome, note }: Closure) {
  const found = await takeStep(change, orphanedSteps, {
    id,
    step: 'close',
    row: closedRow(outcome, await change.today()),
    changes: { outcome: [null, outcome] },
    reason: note ?? null,
  })
  await tellClosed(change, found)
}

/** Tells the participant that nobody looks any more, and what they can do. */
export const tellClosed = (change: Change, { id, person, program }: LoadedCase) =>
  change.letter(orphanedLetters.closed, person, { record: id, program })

/** Looks for an employer again; the time to close by itself begins anew. */
export const reopenCase = async (change: VersionedChange, id: string, reason: string) =>
  takeStep(change, orphanedSteps, {
    id,
    step: 'reopen',
    reason,
    row: {
      outcome: null,
      closed_on: null,
      rematch_placement_id: null,
      opened_on: await change.today(),
    },
  })
