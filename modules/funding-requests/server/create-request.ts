import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField, notFound, refused } from '#kit/server/problems.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { fundingRequest, Side } from '../contract/funding-request.ts'
import { mostOpenOfOwn } from '../contract/rules.ts'
import { formDay } from './form-day.ts'
import { findRequest } from './request.queries.ts'
import { subjectOf, type RequestScope } from './request.policy.ts'
import { announceRequest } from './request.steps.ts'
import { awaitForm } from './remind-asked.ts'
import { tellAsked } from './tell-asked.ts'

type NewRequest = z.infer<typeof fundingRequest.create>

/**
 * Asks a side of a placement for the form of a course; a side asks on its own behalf alone.
 * @returns its id
 * @throws 404 for a placement that is none of theirs, 409 `placementNotUnderWay` or `enoughAsked`
 */
export async function createRequest(change: Change, input: NewRequest): Promise<string> {
  const { db, person } = change
  const { province } = await holdPlacement(change, input)
  refuseOtherSide(person.type, input.side)
  if (person.type !== 'staff') await refuseMany(change, input)
  const today = await change.today()
  const dueOn = await formDay(change, province)
  const { rows } = await sql<{ id: string }>`
    insert into funding_requests (placement_id, side, requested_by, requested_on, message, due_on)
    values (${input.placementId}, ${input.side}, ${person.userId}, ${today}, ${input.message ?? null}, ${dueOn})
    returning id`.execute(db)
  const made = theKnown(await findRequest(db, theRow(rows).id))
  await change.audit({
    action: 'fundingRequests.created',
    entity: 'fundingRequest',
    entityId: made.id,
    reference: made.reference,
    changes: differences({}, { side: input.side, status: made.status, dueOn }),
  })
  await announceRequest(change, made, 1)
  await awaitForm(change, made)
  await tellAsked(change, made.id)
  return made.id
}

interface Placement extends RequestScope {
  status: string
  province: string
}

/** It stays as it is until the request is kept, and who asks for another one waits. */
async function holdPlacement({ db, person }: Change, { placementId }: NewRequest) {
  const { rows } = await sql<Placement>`
    select l.status, l.program_id as "programId", l.employer_id as "employerId",
      l.participant_id as "participantId", g.province
    from placements l join programs g on g.id = l.program_id where l.id = ${placementId} for no key update of l`.execute(
    db,
  )
  const [placement] = rows
  const creating = { action: 'create', subject: subjectOf.awaitingForm } as const
  if (!placement) throw notFound()
  const { status, province, ...scope } = placement
  if (!person.permissions.allows(creating, scope)) throw notFound()
  if (status !== 'active' && status !== 'accepted') throw refused('placementNotUnderWay')
  return { province }
}

/** Whoever asks for themselves fills in what they asked for before. @throws 409 */
async function refuseMany({ db, person }: Change, { placementId }: NewRequest) {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from funding_requests
    where placement_id = ${placementId} and requested_by = ${person.userId} and stage = 'awaitingForm'`.execute(
    db,
  )
  if (theRow(rows).open >= mostOpenOfOwn) throw refused('enoughAsked')
}

const sideOf: Partial<Record<string, Side>> = { employer: 'employer', employee: 'participant' }

/** @throws 422 */
function refuseOtherSide(type: string, side: Side) {
  const own = sideOf[type]
  if (type !== 'staff' && side !== own) throw invalidField('side', 'ownSideAlone')
}
