import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change, Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden, invalidField, refused } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { hold } from '../contract/hold.ts'
import { findHold } from './hold.queries.ts'
import { holdSteps } from './hold.steps.ts'
import { lockTarget } from './lock-target.ts'
import { scopeOf, subject, type HoldScope } from './hold.policy.ts'
import { tellHeld } from './tell-held.ts'

type NewHold = z.infer<typeof hold.create>

/**
 * Places a hold, and tells whoever is held and the case officers concerned.
 * @returns its id
 * @throws 403, 422, 409 `alreadyHeld` when one for the same reason is open, or `alreadyErased`
 */
export async function placeHold(change: Change, input: NewHold): Promise<string> {
  refuseOthers(change.person, targetOf(input))
  await refuseContradictions(change, input)
  if (input.participantId) await refuseErased(change.db, [input.participantId])
  const id = await keepHold(change, input)
  if (!id) throw refused('alreadyHeld')
  return id
}

/** Places a hold, whoever may; null when one for the same reason is open. @throws 422 */
export async function keepHold(change: Change, input: NewHold): Promise<string | null> {
  const { db, person } = change
  const scope = targetOf(input)
  await lockTarget(db, scope)
  const name = await nameOf(db, scope)
  const added = await insertRow(db, 'holds', {
    ...toRow(hold, input),
    employer_id: scope.employerId,
    participant_id: scope.participantId,
    name,
    has_begun: input.startsOn <= (await change.today()),
    placed_by: person.userId,
    placed_at: change.now,
  })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  const placed = theKnown(await findHold(db, added.id))
  await change.audit({
    action: 'holds.placed',
    entity: 'hold',
    entityId: placed.id,
    reference: placed.reference,
    changes: differences({}, { ...told(input), status: 'open' }),
  })
  await tellFollowers(change, placed.id, input)
  await holdSteps.announce(change, placed, 1)
  await tellHeld(change, 'placed', placed)
  return placed.id
}

/** Whoever follows the employer or the participant hears of it, where the hold itself may be seen. */
async function tellFollowers(change: Change, id: string, { employerId, participantId }: NewHold) {
  const { db } = change
  const also = { entity: 'hold', id }
  const of = { action: 'holds.placed', also }
  if (employerId) {
    const { legal_name: reference } = await db
      .selectFrom('employers')
      .select('legal_name')
      .where('id', '=', employerId)
      .executeTakeFirstOrThrow()
    await change.happened({ ...of, entity: 'employer', id: employerId, reference })
  }
  if (participantId) {
    const { reference } = await db
      .selectFrom('participants')
      .select('reference')
      .where('id', '=', participantId)
      .executeTakeFirstOrThrow()
    await change.happened({ ...of, entity: 'participant', id: participantId, reference })
  }
}

/** Whom it is on, the history says by the record that it stands on. */
const told = ({ employerId: _e, participantId: _p, programId: _g, ...rest }: NewHold) => rest

/** On one of the two: an employer, a participant, or the payments of either. @throws 422 */
function targetOf(input: NewHold): HoldScope {
  const { kind } = input
  const employerId = input.employerId ?? null
  const participantId = input.participantId ?? null
  const isOne = (employerId === null) !== (participantId === null)
  if (!isOne || (kind === 'employer' && !employerId) || (kind === 'participant' && !participantId))
    throw invalidField(kind === 'participant' ? 'participantId' : 'employerId', 'targetMissing')
  return { kind, employerId, participantId, programId: input.programId ?? null }
}

/** @throws 403; 422 when somebody of single programs names none */
function refuseOthers({ permissions }: Person, scope: HoldScope) {
  const placing = { action: 'create', subject } as const
  if (permissions.allows(placing, { ...scope })) return
  const placesPayments = permissions.allows(placing, { ...scope, kind: 'payment' })
  if (!scope.programId && !placesPayments) throw invalidField('programId', 'programMissing')
  throw forbidden()
}

async function refuseContradictions(change: Change, input: NewHold) {
  const { kind, effects, startsOn, endsOn } = input
  if (kind === 'payment' && effects.join() !== 'payment')
    throw invalidField('effects', 'paymentsAlone')
  if (startsOn < (await change.today())) throw invalidField('startsOn', 'startPast')
  if (endsOn && endsOn < startsOn) throw invalidField('endsOn', 'endBeforeStart')
}

/** Folded, as the list sorts it. @throws 422 when there is nobody, or nobody of the program */
async function nameOf(db: Db, scope: HoldScope): Promise<string> {
  const { employerId, participantId, programId } = scopeOf(scope)
  const { rows } = await sql<{ name: string }>`
    select searchable(e.legal_name) as name from employers e where e.id = ${employerId}::uuid
      and (${programId}::uuid is null or exists (select from applications a
        where a.employer_id = e.id and a.program_id = ${programId}::uuid))
    union all select searchable(t.last_name || ' ' || t.first_name) from participants t
    where t.id = ${participantId}::uuid and (${programId}::uuid is null or exists (select from applications a
        where a.participant_id = t.id and a.program_id = ${programId}::uuid))`.execute(db)
  if (rows[0]) return rows[0].name
  if (programId) throw invalidField('programId', 'notOfProgram')
  throw invalidField(employerId ? 'employerId' : 'participantId', 'choice')
}
