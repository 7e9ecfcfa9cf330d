import { sql } from 'kysely'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Belonging } from '#kit/server/history.ts'

/** What happens with the placement of an application is told of the application. */
export const placementsOf: Belonging = {
  entity: 'placement',
  idsOf: (id) => sql`select l.id from placements l where l.application_id = ${id}`,
}

const ofPlacements = 'placements.'

/**
 * `placements.reopen` is told as `applications.placementReopen`, and its state as that of the placement:
 * both happen to an application, too.
 */
export function toldOfPlacement(entry: HistoryEntry): HistoryEntry {
  if (!entry.action.startsWith(ofPlacements)) return entry
  const act = entry.action.slice(ofPlacements.length)
  const { status, committedAmount, ...changes } = entry.changes
  return {
    ...entry,
    action: `applications.placement${act[0]?.toUpperCase()}${act.slice(1)}`,
    changes: {
      ...(status && { placementStatus: status }),
      ...(committedAmount && { amount: committedAmount }),
      ...changes,
    },
  }
}
