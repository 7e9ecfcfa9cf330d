import type { Change } from '#kit/server/call.ts'
import { onItsOwn } from '#modules/imports/server/each-on-its-own.ts'
import { requireSome, type Desk } from './parents.ts'
import { restoreItem } from './empty-trash.ts'

/** Brings back what was deleted, each on its own: one that cannot be does not stop the rest. */
export async function restoreMany(change: Change, desk: Desk, ids: readonly string[]) {
  requireSome({ desk, person: change.person }, 'write')
  const results: { id: string; problem: string | null }[] = []
  for (const id of new Set(ids)) {
    const result = await onItsOwn(change, () => restoreItem(change, desk, id))
    results.push({ id, problem: 'problem' in result ? result.problem.code : null })
  }
  return { results }
}
