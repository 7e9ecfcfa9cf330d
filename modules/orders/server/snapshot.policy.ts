import type { Can } from '#kit/contract/define-entity.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import type { SnapshotContent } from '../contract/snapshot.ts'
import { mayDo, type OrderScope } from './order.policy.ts'

export const maySnapshot = (person: Person, action: Action, scope: OrderScope) =>
  person.permissions.allows({ action, subject: 'Order Snapshots' }, { ...scope })

/** Why no snapshot can be taken by hand now; `notPermitted` where no state would help. */
export function refusalOfTaking(scope: OrderScope, person: Person): string | null {
  if (mayDo(person, 'update', scope)) return null
  return mayDo(person, 'update', { ...scope, careStatus: 'pending' }) ? 'careDone' : 'notPermitted'
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
