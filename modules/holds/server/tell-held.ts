import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { inOrder } from '../contract/hold.ts'
import { holdsLetters } from '../contract/holds.letters.ts'
import { isAbout } from './held-applications.queries.ts'
import type { LoadedHold } from './hold.policy.ts'

export type Told = 'placed' | 'changed' | 'lifted' | 'expired'

const ofOfficers = {
  placed: holdsLetters.officerPlaced,
  changed: holdsLetters.officerChanged,
  lifted: holdsLetters.officerEnded,
  expired: holdsLetters.officerEnded,
} as const

/**
 * Tells whoever is held, and the case officers of what it concerns, what has become of a hold.
 */
export async function tellHeld(change: Change, told: Told, found: LoadedHold): Promise<void> {
  await tellContact(change, told, found)
  await tellOfficers(change, told, found)
}

async function tellContact(change: Change, told: Told, found: LoadedHold) {
  const { id: record, reference, reason, startsOn: day, endsOn, message, contact } = found
  const effects = inOrder(found.effects)
  if (!contact) return
  if (told === 'lifted' || told === 'expired')
    return change.letter(holdsLetters[told], contact, { record, reference, effects })
  const link = `/holds/${record}` as const
  const facts = { record, reference, reasons: [reason], effects, day, message, link }
  if (endsOn === null) return change.letter(holdsLetters[told], contact, facts)
  return change.letter(holdsLetters[`${told}Until`], contact, { ...facts, until: endsOn })
}

/** Each of them once, of the newest application of theirs that is under way. */
async function tellOfficers(change: Change, told: Told, found: LoadedHold) {
  const { rows } = await sql<{ userId: string; id: string; reference: string }>`
    select distinct on (u.id) u.id as "userId", a.id, a.reference
    from applications a join users u on u.id = a.assignee_id and u.status = 'active'
    where ${isAbout(found)} and a.stage in ('pending', 'approved') and not a.placement_is_over
      and u.id is distinct from ${change.person.userId}
    order by u.id, a.submitted_at desc, a.id desc`.execute(change.db)
  for (const { userId, id, reference } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(
      ofOfficers[told],
      { userId },
      { record: id, reference, link: `/applications/View?id=${id}` },
    )
}
