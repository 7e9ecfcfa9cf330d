import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { isAbout, type Held } from './held-applications.queries.ts'
import type { LoadedHold } from './hold.policy.ts'
import { findHold } from './hold.queries.ts'

/** Who judges by holds looks again when one becomes something else. */
export interface JudgesHeld {
  judgeHeld(change: Change, held: Held): Promise<void>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    judgesHeld: JudgesHeld
  }
}

/** Whatever has become of a hold: what is judged by it, and open screens of what it is about, follow. */
export async function followHold(
  change: Change,
  { id, judges }: { id: string; judges: readonly JudgesHeld[] },
): Promise<void> {
  const found = theKnown(await findHold(change.db, id))
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const judge of judges) await judge.judgeHeld(change, found)
  await announceStopped(change, found)
}

async function announceStopped(change: Change, found: LoadedHold) {
  const { rows } = await sql<{ id: string; facts: Record<string, string | null> }>`
    select a.id, jsonb_build_object('programId', a.program_id, 'employerId', a.seen_employer_id,
      'participantId', a.participant_id, 'assigneeId', a.assignee_id) as facts
    from applications a where ${isAbout(found)} and a.stage in ('pending', 'approved')
      and not a.placement_is_over order by a.id limit 200`.execute(change.db)
  for (const { id, facts } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ topic: 'applications', id, subject: 'Applications View', facts })
}
