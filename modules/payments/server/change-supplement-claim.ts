import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Db } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { loadHeld, recordAct, type VersionedChange } from '#kit/server/steps.ts'
import { selectFields } from '#kit/server/storage.ts'
import { theRow } from '#kit/server/the-row.ts'
import { changeVersioned, refuseInOrder } from '#kit/server/versioned.ts'
import { supplementClaim, type changedSupplementClaim } from '../contract/payment.ts'
import { keepFiles } from './keep-claim.ts'
import { enteredAlsoBy, isToEdit, type LoadedPayment } from './payment.policy.ts'
import { readPayment } from './payment.queries.ts'
import { paymentSteps, underSupplement } from './payment.steps.ts'
import { refuseSpent, theClaimable, whyNotTheirs, type Spent } from './supplement-claim-rules.ts'

/** Says otherwise what is claimed of a supplement, as long as it is not sent. @throws 403, 409, 412, 422 */
export async function changeSupplementClaim(
  change: VersionedChange,
  id: string,
  { files, ...input }: z.infer<typeof changedSupplementClaim.update>,
) {
  const { db, version } = change
  const found = await loadHeld(change, underSupplement, id)
  const target = { table: 'payments', id, version, current: () => readPayment(change, id) } as const
  const reason = reasonAgainst(change, found)
  await refuseInOrder(db, target, { present: found.version, reason })
  const before = await readSpent(db, id)
  const spent = { ...before, ...input }
  await refuseUnclaimable(change, found, spent)
  await changeVersioned(db, target, {
    spent_on: spent.spentOn,
    period_from: spent.periodFrom,
    period_to: spent.periodTo,
    claimed_amount: spent.claimedAmount,
    entered_by: enteredAlsoBy(change.person, found),
  })
  if (files) await keepFiles(change, id, files)
  await recordAct(change, paymentSteps, {
    of: found,
    act: 'change',
    changes: differences({ ...before }, { ...input }),
  })
}

function reasonAgainst({ person }: VersionedChange, found: LoadedPayment) {
  const notTheirs = whyNotTheirs(person, found)
  if (notTheirs) return notTheirs
  if (!isToEdit(found) || !found.supplementId) return 'wrongState'
  return person.userId && found.assessors.includes(person.userId) ? 'fourEyes' : null
}

/** What a payment claims of a supplement. */
export async function readSpent(db: Db, id: string): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select ${selectFields(supplementClaim, 'y')} from payments y where y.id = ${id}`.execute(db)
  return theRow(rows)
}

/** Whether it can be claimed as it stands now: the placement may have ended meanwhile. @throws 404, 409, 422 */
export async function refuseUnclaimable(
  change: VersionedChange,
  { id, supplementId }: LoadedPayment,
  spent: Spent,
) {
  const found = await theClaimable(change, { supplementId: supplementId ?? '', paymentId: id })
  refuseSpent(spent, found, await change.today())
}

/** The same of one that is sent: with the sum that was seen. @returns that sum */
export async function refuseUnspent(
  change: VersionedChange,
  found: LoadedPayment,
  seen: { total: string },
): Promise<string> {
  const spent = await readSpent(change.db, found.id)
  await refuseUnclaimable(change, found, spent)
  const { claimedAmount } = spent
  if (claimedAmount !== seen.total) throw invalidField('total', 'notTheSum', { sum: claimedAmount })
  return claimedAmount
}
