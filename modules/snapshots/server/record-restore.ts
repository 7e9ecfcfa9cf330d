import type { VersionedChange } from '#kit/server/steps.ts'
import { scopeOf } from '#modules/orders/server/order.queries.ts'
import { recordOrder } from '#modules/orders/server/record-order.ts'
import {
  isSameKept,
  namesOf,
  toldOfKept,
  type KeptOwn,
} from '#modules/custom-fields/contract/kept-own.ts'
import type { Move } from './plan-restore.ts'
import type { StoredSnapshot } from './snapshot.queries.ts'

/** The history names every field, and the digests of what was and of what came back. */
export async function recordRestore(
  change: VersionedChange,
  on: { moves: readonly Move[]; reason: string | null; restored: StoredSnapshot },
): Promise<void> {
  for (const { order, present, after, fields, sha256 } of on.moves) {
    if (fields.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await recordOrder(
      change,
      {
        ...order,
        shareholderId: after.shareholderId,
        version: order.version + 1,
        scope: { ...scopeOf(order), assigneeId: after.assigneeId, careStatus: after.careStatus },
      },
      {
        action: 'orders.restoreSnapshot',
        reason: on.reason,
        changes: {
          ...Object.fromEntries(
            fields
              .filter((field) => field !== 'custom')
              .map((field) => [field, [present[field], after[field]]]),
          ),
          ...ownChanges(present.custom, after.custom),
          snapshot: [null, on.restored.sequence],
          sha256: [sha256, on.restored.sha256],
        },
      },
    )
  }
}

/** Each custom field by itself, as an edit tells it. */
const ownChanges = (before: KeptOwn = {}, after: KeptOwn = {}) =>
  Object.fromEntries(
    namesOf(before, after)
      .filter((name) => !isSameKept(before[name], after[name]))
      .map((name): [string, [unknown, unknown]] => [
        name,
        [toldOfKept(before[name]), toldOfKept(after[name])],
      ]),
  )
