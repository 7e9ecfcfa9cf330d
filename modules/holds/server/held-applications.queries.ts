import { sql } from 'kysely'
import type { passableEffects } from '../contract/hold.ts'
import type { LoadedHold } from './hold.policy.ts'

type PassableEffect = (typeof passableEffects)[number]

/** Whom a hold is on, and in which program; null: in every one. */
export type Held = Pick<LoadedHold, 'employerId' | 'participantId' | 'programId'>

/** Of `applications a`: it is of whoever is held, in the program of the hold. */
export const isAbout = ({ employerId, participantId, programId }: Held) => sql<boolean>`(
  (a.employer_id = ${employerId}::uuid or a.participant_id = ${participantId}::uuid)
  and (${programId}::uuid is null or a.program_id = ${programId}::uuid))`

/** Of `holds h` and `applications a`: the person of it waits for another employer. */
const isOrphaned = sql`exists (select from orphaned_cases c where c.application_id = a.id and c.status = 'open')`

const isBeforeFirstDay = sql`(a.stage = 'pending' or a.stage = 'approved' and not exists (
  select from placements l where l.application_id = a.id and l.status not in ('planned', 'accepted')))`

/**
 * Of `holds h` and `applications a`: what the hold stops of it, passed or not. A hold on new applications
 * stops the decision of those that were sent in spite of it; matches are made for the person alone.
 */
export const stopped = sql<PassableEffect[]>`array_remove(array[
  case when a.stage = 'pending' and ('decision' = any (h.effects) or 'application' = any (h.effects)
    and a.submitted_at >= greatest(h.placed_at, h.starts_on::timestamp at time zone organisation_zone())) then 'decision' end,
  case when 'agreement' = any (h.effects) and ${isBeforeFirstDay} then 'agreement' end,
  case when 'match' = any (h.effects) and h.participant_id is not null and ${isOrphaned} then 'match' end,
  case when 'payment' = any (h.effects) and a.stage in ('pending', 'approved') and not a.placement_is_over then 'payment' end], null)`

/** Of the same: what can still be let pass. */
export const passable = sql<
  PassableEffect[]
>`array(select e from unnest(${stopped}) with ordinality as s(e, n)
  where not exists (select from hold_bypasses b
    where b.hold_id = h.id and b.application_id = a.id and b.effect = e) order by n)`
