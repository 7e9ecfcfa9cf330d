import type { Can } from '#kit/contract/define-entity.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import type { scopeOf } from '#modules/orders/server/order.queries.ts'
import type { SnapshotContent } from '../contract/snapshot.ts'

/** What permission conditions look at: the order's. */
type OrderScope = ReturnType<typeof scopeOf>

export const maySnapshot = (person: Person, action: Action, scope: OrderScope) =>
  person.permissions.allows({ action, subject: 'Order Snapshots' }, { ...scope })

/** Why no snapshot can be taken by hand now; `notPermitted` where no state would help. */
export function refusalOfTaking(scope: OrderScope, person: Person): string | null {
  const mayUpdate = (facts: OrderScope) =>
    person.permissions.allows({ action: 'update', subject: 'Orders Edit' }, { ...facts })
  if (mayUpdate(scope)) return null
  return mayUpdate({ ...scope, careStatus: 'pending' }) ? 'careDone' : 'notPermitted'
}

/** Why an order's snapshots cannot be restored now. */
export function refusalOfRestoring(
  { scope, isShareholderActive }: { scope: OrderScope; isShareholderActive: boolean },
  person: Person,
): string | null {
  if (!maySnapshot(person, 'restore', scope)) return 'notPermitted'
  return isShareholderActive ? null : 'shareholderArchived'
}

/** Why a snapshot cannot be deleted. */
export const refusalOfDeleting = ({ careStatus }: SnapshotContent): string | null =>
  careStatus === 'confirmed' ? 'provesCare' : null

/** What the person may do with the snapshots of an order. */
export function canDoWithSnapshots(
  on: { scope: OrderScope; isShareholderActive: boolean },
  person: Person,
): Can {
  const can: Can = {}
  const offer = (act: string, reason: string | null) => {
    if (reason !== 'notPermitted') can[act] = reason ? { reason } : true
  }
  offer('take', refusalOfTaking(on.scope, person))
  offer('restore', refusalOfRestoring(on, person))
  if (maySnapshot(person, 'delete', on.scope)) can['delete'] = true
  return can
}
