import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import type { HoldEffect } from '../contract/hold.ts'
import { holdsWords } from '../contract/words.ts'
import { subject, type HoldScope } from './hold.policy.ts'

/** Whose hold would stop something. */
export interface Sides {
  employerId?: string | null | undefined
  participantId?: string | null | undefined
  programId: string
  /** For which something may have been let pass. */
  applicationId?: string | undefined
}

/**
 * Holds that are placed or lifted on these wait until this change is kept: what a decision reads of
 * them stays true while it is made. To be called before the lock of what is decided.
 */
export async function lockHolds(db: Db, { employerId, participantId }: Omit<Sides, 'programId'>) {
  if (employerId) await sql`select 1 from employers where id = ${employerId} for share`.execute(db)
  if (participantId)
    await sql`select 1 from participants where id = ${participantId} for share`.execute(db)
}

/** What a refusal says of each effect. */
const codes = {
  application: 'applicationsHeld',
  match: 'matchHeld',
  payment: 'paymentHeld',
} as const satisfies Partial<Record<HoldEffect, string>>

/**
 * Refuses what a hold on either side stops, under a lock that holds are placed under.
 * @throws 409 `applicationsHeld`, `matchHeld` or `paymentHeld`, with the holds that the person may open
 */
export async function refuseHeld(
  change: Change,
  effect: keyof typeof codes,
  sides: Sides,
): Promise<void> {
  const { db, person } = change
  await lockHolds(db, sides)
  const { employerId = null, participantId = null, programId, applicationId = null } = sides
  const { rows } = await sql<HoldScope & { id: string; reference: string }>`
    select id, reference, kind, employer_id as "employerId", participant_id as "participantId",
      program_id as "programId"
    from holds_stopping(${employerId}, ${participantId}, ${programId}, ${effect}, ${applicationId}, null)
    order by id`.execute(db)
  if (rows.length === 0) return
  const holds = rows
    .filter(({ id: _id, reference: _reference, ...scope }) =>
      person.permissions.allows({ action: 'view', subject }, scope),
    )
    .map(({ id, reference }) => ({ id, reference }))
  throw refused(codes[effect], { holds }).saidBy(holdsWords)
}
