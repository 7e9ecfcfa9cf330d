import { forbidden, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { holdTarget } from './move-lead.ts'
import { mayDo } from './lead.policy.ts'
import { holdLead, readLead, readStatusOf, refuseClosed } from './lead.queries.ts'
import { rankAt } from './rank.ts'
import { recordLead } from './record-lead.ts'

/** Takes a lead from lists and board; for a while it can be brought back. @throws 403, 409, 412 */
export async function deleteLead(change: VersionedChange, id: string): Promise<void> {
  const { db, person, version, now } = change
  const known = await holdLead(change, id)
  if (!mayDo(person, 'delete', known)) throw forbidden()
  const target = { table: 'leads', id, version, current: () => readLead(db, id, change) } as const
  await refuseStale(db, target, known.version)
  refuseClosed(known)
  await changeVersioned(db, target, {
    deleted_at: now,
    deleted_by: person.userId,
    updated_by: person.userId,
  })
  await recordLead(
    change,
    { ...known, version: version + 1 },
    { what: 'deleted', changes: { deletedAt: [null, now.toISOString()] } },
  )
}

/** Brings a lead back, to the top of the status that it was in. @throws 403, 409, 412 */
export async function restoreLead(change: VersionedChange, id: string): Promise<void> {
  const { db, person, version } = change
  // The status before the lead, as whoever moves leads holds them.
  const statusId = await readStatusOf(change, id)
  await holdTarget(change, statusId)
  const known = await holdLead(change, id)
  if (!mayDo(person, 'restore', known)) throw forbidden()
  const target = { table: 'leads', id, version, current: () => readLead(db, id, change) } as const
  await refuseStale(db, target, known.version)
  await refuseErased(db, [id])
  if (!known.deletedAt) throw refused('wrongState')
  await changeVersioned(db, target, {
    deleted_at: null,
    deleted_by: null,
    rank: await rankAt(change, { statusId, id }, { place: 'first' }),
    updated_by: person.userId,
  })
  await recordLead(
    change,
    { ...known, version: version + 1 },
    { what: 'restored', changes: { deletedAt: [known.deletedAt, null] } },
  )
}
