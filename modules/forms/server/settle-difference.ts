import type { Language } from '#kit/contract/strings.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseInOrder } from '#kit/server/versioned.ts'
import { differenceOf, maySettle, readDifference } from './differences.queries.ts'
import { referenceOf } from './flag-differences.ts'
import type { FormPurpose } from './form-purpose.ts'

interface Settling {
  id: string
  note: string
  purposes: readonly FormPurpose[]
}

/**
 * Somebody has found out how it is where two sides do not agree; the answers stay as they were given.
 * @throws 404 for whoever may not know both answers, 403, 409 `alreadySettled`, 412
 */
export async function settleDifference(
  change: VersionedChange & { language: Language },
  { id, note, purposes }: Settling,
): Promise<void> {
  const { db, person, now, version } = change
  const may = ({ compared }: FormPurpose) =>
    compared && person.permissions.allows(compared.settling)
  if (!purposes.some(may)) throw forbidden()
  const found = await readDifference(change, id, purposes)
  if (!found?.of.compared) throw notFound()
  if (!(await maySettle(change, found.of, found.recordId))) throw forbidden()
  const current = async () => {
    const present = await readDifference(change, id, purposes)
    if (!present) throw notFound()
    return differenceOf(present)
  }
  const target = { table: 'answer_differences', id, version, current } as const
  const reason = found.settled ? 'alreadySettled' : null
  await refuseInOrder(db, target, { present: found.version, reason })
  await changeVersioned(db, target, { settled_at: now, settled_by: person.userId, note })
  const { entity, records, announce } = found.of.compared
  await announce(change, found.recordId)
  await change.audit({
    action: 'forms.differenceSettled',
    entity,
    entityId: found.recordId,
    reference: await referenceOf(db, records, found.recordId),
    changes: { differing: [null, [found.roleId]], settlement: [null, note] },
  })
}
