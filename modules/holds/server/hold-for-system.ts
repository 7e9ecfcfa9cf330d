import type * as z from 'zod/mini'
import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { takeStep } from '#kit/server/steps.ts'
import type { hold } from '../contract/hold.ts'
import { holdSteps } from './hold.steps.ts'
import { keepHold } from './place-hold.ts'
import { tellHeld } from './tell-held.ts'

type NewHold = z.infer<typeof hold.create>
type Payee = Pick<NewHold, 'employerId' | 'participantId'>

/**
 * Holds the payments of an employer or a participant in a program, from today until what is missing is
 * there; whoever is held is told, once. @returns its id, or of the one that the system has placed before;
 * null when somebody holds them for the same reason
 */
export async function holdPayments(
  change: Change,
  held: Payee & Pick<NewHold, 'programId' | 'reason' | 'message'>,
): Promise<string | null> {
  const kept = await keepHold(
    { ...change, person: systemPerson },
    {
      ...held,
      kind: 'payment',
      effects: ['payment'],
      startsOn: await change.today(),
      liftBy: 'anyone',
    },
  )
  return kept ?? standingHold(change, held)
}

async function standingHold(
  { db }: Pick<Change, 'db'>,
  {
    employerId = null,
    participantId = null,
    programId = null,
    reason,
  }: Payee & Pick<NewHold, 'programId' | 'reason'>,
) {
  const { rows } = await sql<{ id: string }>`
    select id from holds where status = 'open' and kind = 'payment' and reason = ${reason}
      and (employer_id, participant_id, program_id)
        is not distinct from (${employerId}::uuid, ${participantId}::uuid, ${programId}::uuid)
      and placed_by is null`.execute(db)
  return rows[0]?.id ?? null
}

/** What was missing is there: the hold is over, unless somebody has lifted it before. */
export async function endHold(change: Change, id: string): Promise<void> {
  await holdSteps.hold?.(change, id)
  const { rows } = await sql<{ version: number }>`
    select version from holds where id = ${id} and status = 'open' for update`.execute(change.db)
  const [row] = rows
  if (!row) return
  const by = { ...change, person: systemPerson, version: row.version }
  const ended = { id, step: 'expire', row: { ended_on: await change.today() } }
  await tellHeld(change, 'expired', await takeStep(by, holdSteps, ended))
}
