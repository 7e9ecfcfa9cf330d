import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Db } from '#kit/server/call.ts'
import { loadHeld, recordAct, type VersionedChange } from '#kit/server/steps.ts'
import { selectFields } from '#kit/server/storage.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { changeVersioned, refuseInOrder } from '#kit/server/versioned.ts'
import { supplement } from '../contract/supplement.ts'
import { enteredRow, holdPlacement, refuseWordsOfStaff } from './enter-supplement.ts'
import { creating, scopeOf, type LoadedSupplement } from './supplement.policy.ts'
import { findSupplement, readSupplement } from './supplement.queries.ts'
import { supplementSteps } from './supplement.steps.ts'

type Entered = z.infer<typeof supplement.create>
type Changed = z.infer<typeof supplement.update>

/** A supplement under the lock of its placement, which comes before its own. */
const underPlacement: typeof supplementSteps = {
  ...supplementSteps,
  async hold({ db }, id) {
    const found = await findSupplement(db, id)
    if (found)
      await sql`select 1 from placements where id = ${found.placementId} for no key update`.execute(
        db,
      )
  },
}

/** Changes a supplement that is not decided. @throws 403, 409, 412, 422 */
export async function changeSupplement(change: VersionedChange, id: string, input: Changed) {
  const { db, person, version } = change
  const found = await loadHeld(change, underPlacement, id)
  const target = {
    table: 'supplements',
    id,
    version,
    current: () => readSupplement(change, id),
  } as const
  await refuseInOrder(db, target, { present: found.version, reason: reasonAgainst(change, found) })
  const placement = await holdPlacement(change, found.placementId)
  refuseWordsOfStaff(change, input)
  const before = await readEntered(db, id)
  const entered = withoutOldReason({ ...before, ...input }, { before, input })
  const row = enteredRow(change, entered, { placement, requestedOn: found.requestedOn })
  const by = theKnown(person.userId)
  await changeVersioned(db, target, {
    ...row,
    entered_by: [...new Set([...found.enteredBy, by])],
  })
  const { requestedAmount } = found
  const changes = differences(
    { ...before, requestedAmount },
    { ...input, requestedAmount: row.requested_amount },
  )
  await recordAct(change, supplementSteps, { of: found, act: 'change', changes })
}

function reasonAgainst({ person }: VersionedChange, found: LoadedSupplement) {
  if (!person.permissions.allows(creating, scopeOf(found))) return 'notPermitted'
  return found.status === 'requested' ? null : 'wrongState'
}

async function readEntered(db: Db, id: string): Promise<Entered> {
  const { rows } = await sql<Entered>`
    select ${selectFields(supplement, 's')} from supplements s where s.id = ${id}`.execute(db)
  return theRow(rows)
}

/** Why it began too early is of the day for which it was said. */
function withoutOldReason(
  entered: Entered,
  { before, input }: { before: Entered; input: Changed },
): Entered {
  if (entered.fromOn === before.fromOn || input.lateReason) return entered
  return { ...entered, lateReason: null }
}
