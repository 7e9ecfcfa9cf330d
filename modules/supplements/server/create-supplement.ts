import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { newSupplement } from '../contract/supplement.ts'
import { enteredRow, holdPlacement, refuseWordsOfStaff } from './enter-supplement.ts'
import { findSupplement } from './supplement.queries.ts'
import { announceSupplement } from './supplement.steps.ts'
import { tellRequested } from './tell-sides.ts'

/**
 * Requests a supplement of a placement: its employer, or staff for them.
 * @returns its id
 * @throws 404 for a placement that is none of theirs, 409 `placementNotUnderWay`, 422 at the fields
 */
export async function createSupplement(
  change: Change,
  input: z.infer<typeof newSupplement.create>,
): Promise<string> {
  const { db, person } = change
  const { placementId, ...entered } = input
  const placement = await holdPlacement(change, placementId)
  refuseWordsOfStaff(change, entered)
  const requestedOn = await change.today()
  const row = enteredRow(change, entered, { placement, requestedOn })
  const by = theKnown(person.userId)
  const { rows } = await sql<{ id: string }>`
    insert into supplements (placement_id, requested_on, requested_by, entered_by, ${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${placementId}, ${requestedOn}, ${by}, ${[by]}, ${sql.join(Object.values(row))})
    returning id`.execute(db)
  const { id } = theRow(rows)
  const made = theKnown(await findSupplement(db, id))
  await change.audit({
    action: 'supplements.created',
    entity: 'supplement',
    entityId: id,
    reference: made.reference,
    changes: differences(
      {},
      { status: made.status, type: made.type, requestedAmount: row.requested_amount },
    ),
  })
  await announceSupplement(change, made, 1)
  await tellRequested(change, id)
  return id
}
