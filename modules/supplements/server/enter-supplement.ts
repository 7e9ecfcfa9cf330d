import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField, notFound, refused } from '#kit/server/problems.ts'
import type { supplement } from '../contract/supplement.ts'
import { timesOf } from '../contract/times.ts'
import { lastDay } from './offers.queries.ts'
import { complaintsAbout } from './supplement-rules.ts'
import { creating, scopeOf, type SupplementScope } from './supplement.policy.ts'

type Entered = z.infer<typeof supplement.create>

interface Placement extends SupplementScope {
  status: string
  lastDay: string
  offered: string[]
}

/**
 * The placement of a supplement that somebody enters; it stays as it is until that is kept.
 * @throws 404 for one that is none of theirs, 409 `placementNotUnderWay`
 */
export async function holdPlacement({ db, person }: Change, id: string): Promise<Placement> {
  const { rows } = await sql<Placement>`
    select l.status, l.program_id as "programId", l.employer_id as "employerId",
      l.participant_id as "participantId", ${lastDay} as "lastDay",
      array(select o ->> 'type' from jsonb_array_elements(coalesce(g.supplements, '[]'::jsonb)) o) as offered
    from placements l join programs g on g.id = l.program_id where l.id = ${id} for no key update of l`.execute(
    db,
  )
  const [placement] = rows
  if (!placement || !person.permissions.allows(creating, scopeOf(placement))) throw notFound()
  if (placement.status !== 'active' && placement.status !== 'accepted')
    throw refused('placementNotUnderWay')
  return placement
}

const ofStaff = ['lateReason', 'internalNote'] as const

/** What staff alone say of a supplement, nobody else does. @throws 422 */
export function refuseWordsOfStaff({ person }: Change, input: Partial<Entered>) {
  const given = ofStaff.find((name) => input[name] !== undefined)
  if (given && person.type !== 'staff') throw invalidField(given, 'ofStaffAlone')
}

/**
 * The row of a supplement as it is entered, with what it comes to.
 * @throws 422 by field
 */
export function enteredRow(
  { person }: Change,
  entered: Entered,
  { placement, requestedOn }: { placement: Placement; requestedOn: string },
) {
  const { frequency, fromOn, requestedEach, lateReason = null, internalNote = null } = entered
  const toOn = entered.toOn ?? null
  const errors = complaintsAbout(
    { ...entered, toOn, lateReason },
    { ...placement, requestedOn, isStaff: person.type === 'staff' },
  )
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const period = { frequency, fromOn, toOn: toOn ?? fromOn }
  const times = timesOf(period)
  return {
    type: entered.type,
    payee: entered.payee,
    description: entered.description,
    frequency,
    from_on: fromOn,
    to_on: period.toOn,
    times,
    requested_each: requestedEach,
    requested_amount: new Decimal(requestedEach).times(times).toFixed(2),
    // One that begins in time needs no reason.
    late_reason: fromOn < requestedOn ? lateReason : null,
    internal_note: internalNote,
  }
}
