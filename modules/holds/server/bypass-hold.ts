import { sql } from 'kysely'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'
import { holdSteps } from './hold.steps.ts'
import type { LoadedHold } from './hold.policy.ts'
import { isAbout, stopped } from './held-applications.queries.ts'

interface Bypass {
  applicationId: string
  effect: HoldRecord['bypasses'][number]['effect']
  reason: string
}

/**
 * Lets one effect pass for one application in spite of the hold, on record with who and why.
 * @throws 422 for what the hold does not stop, 409 `alreadyPassed`
 */
export async function bypassHold(change: VersionedChange, id: string, given: Bypass) {
  const { db, person, now } = change
  const { applicationId, effect, reason } = given
  await takeStep(change, holdSteps, {
    id,
    step: 'bypass',
    reason,
    async before(found) {
      const { reference, stops } = await heldApplication(change, found, applicationId)
      if (!stops.includes(effect)) throw invalidField('effect', 'notStopped')
      const kept = await db
        .insertInto('hold_bypasses')
        .values({
          hold_id: id,
          application_id: applicationId,
          effect,
          reason,
          passed_by: theKnown(person.userId),
          passed_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (!kept.numInsertedOrUpdatedRows) throw refused('alreadyPassed')
      return { changes: { effect: [null, effect], application: [null, reference] } }
    },
  })
}

interface Application {
  reference: string
  scope: object
  /** What the hold stops of it. */
  stops: Bypass['effect'][]
}

async function heldApplication(change: VersionedChange, found: LoadedHold, id: string) {
  const { rows } = await sql<Application>`
    select a.reference, jsonb_build_object('programId', a.program_id, 'employerId', a.seen_employer_id,
      'participantId', a.participant_id, 'assigneeId', a.assignee_id) as scope, ${stopped} as stops
    from applications a, holds h where a.id = ${id} and h.id = ${found.id} and ${isAbout(found)}`.execute(
    change.db,
  )
  const seen = { action: 'view', subject: 'Applications View' } as const
  if (!rows[0] || !change.person.permissions.allows(seen, { ...rows[0].scope }))
    throw invalidField('applicationId', 'notOfHeld')
  return rows[0]
}
