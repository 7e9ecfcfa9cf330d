import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import {
  isLeftWithout,
  type CancelReason,
} from '#modules/placements/contract/placement-cancellation.ts'
import { isOrphaning } from '#modules/placements/contract/placement-end.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import type { outcomes } from '../contract/orphaned.status.ts'
import { closedRow } from './close-case.ts'
import { openCase } from './open-case.ts'
import { followOn } from './orphaned.steps.ts'

type Outcome = (typeof outcomes)[number]

/** What became of a placement opens, settles or takes back the case of its participant. */
export const followsPlacements: FollowsPlacements = {
  async ended(change, { id, ended }) {
    if (ended?.reason && isOrphaning(ended.reason))
      await openCase(change, { placementId: id, trigger: 'endedEarly' })
  },
  async reopened(change, { id }) {
    const found = await caseBy(change.db, {
      column: 'placement_id',
      id,
      states: ['open', 'closed'],
    })
    const row = { matched_employer_id: null, matched_on: null, outcome: null, closed_on: null }
    if (found) await followOn(change, { id: found, step: 'withdraw', row })
  },
  async accepted(change, { id }) {
    const found = await caseBy(change.db, {
      column: 'rematch_placement_id',
      id,
      states: ['rematched'],
    })
    const row = { outcome: 'rematched', closed_on: await change.today() }
    if (found) await followOn(change, { id: found, step: 'settle', row })
  },
  async lapsed(change, { id, status }) {
    const hadEmployer = status === 'accepted'
    if (!(await fallBack(change, id)) && hadEmployer)
      await openCase(change, { placementId: id, trigger: 'notStarted' })
  },
  async cancelled(change, { id, cancelled }) {
    if (!cancelled) return
    if (!isLeftWithout(cancelled.reason)) return leave(change, id, cancelled.reason)
    if (!(await fallBack(change, id)))
      await openCase(change, { placementId: id, trigger: 'notStarted' })
  },
}

const ofRematch = (db: Db, id: string) =>
  caseBy(db, { column: 'rematch_placement_id', id, states: ['rematched', 'closed'] })

/** What a case comes to whose participant gave the new placement up, and looks for no other employer. */
const outcomeOf: Partial<Record<CancelReason, Outcome>> = {
  otherJob: 'foundWork',
  returnedToSchool: 'school',
}

/** The case that this placement was the way out of is closed: the participant has gone another way. */
async function leave(change: Change, id: string, reason: CancelReason) {
  const found = await ofRematch(change.db, id)
  const row = closedRow(outcomeOf[reason] ?? 'declined', await change.today())
  if (found) await followOn(change, { id: found, step: 'leave', row })
}

/** The case that this placement was the way out of is open again. @returns whether there is one */
async function fallBack(change: Change, id: string): Promise<boolean> {
  const found = await ofRematch(change.db, id)
  const opened_on = await change.today()
  const row = { outcome: null, closed_on: null, rematch_placement_id: null, opened_on }
  if (found) await followOn(change, { id: found, step: 'fallBack', row })
  return found !== null
}

interface Sought {
  column: 'placement_id' | 'rematch_placement_id'
  id: string
  states: string[]
}

async function caseBy(db: Db, { column, id, states }: Sought): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orphaned_cases where ${sql.ref(column)} = ${id} and status = any(${states})`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
