import { hiding, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { MovedParts } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import { bankFields } from '#modules/shareholders/contract/shareholder.ts'
import { announceShareholder } from '#modules/shareholders/server/record-shareholder.ts'
import { namingSource } from '#modules/shareholders/server/naming-source.ts'
import { tagChanges } from '#modules/shareholders/server/tags.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { columnOf } from '#kit/server/storage.ts'
import { mergeFields } from '../contract/merge-choices.ts'
import type { MergeSide } from './merge-sides.queries.ts'

interface Two {
  keep: MergeSide
  drop: Pick<MergeSide, 'id' | 'number' | 'version' | 'assigneeId' | 'teamId' | 'name'>
}

interface Done {
  /** The keeper's columns as they became. */
  row: Record<string, unknown>
  /** The keeper's source, if that is among them. */
  source: NamedSource | null
  /** What the dropped one let go, or has again. */
  depotNumber: string | null
  orders: readonly unknown[]
  parts: MovedParts
  /** What became of fields that the organisation added. */
  own: Differences
}

const countOf = ({ notes, tasks, files }: MovedParts) => notes.length + tasks.length + files.length

/** History of both, and open screens of whoever sees one of them. */
export async function recordMerge(change: Change, two: Two, done: Done): Promise<void> {
  const { keep, drop } = two
  await audit(change, keep, {
    action: 'merged',
    changes: { ...fieldsOf(keep, done), mergedFrom: [null, drop.number], ...moved(done) },
  })
  await audit(change, drop, {
    action: 'merged',
    changes: {
      status: ['active', 'merged'],
      mergedInto: [null, keep.number],
      ...(done.depotNumber && { depotNumber: [done.depotNumber, null] }),
    },
  })
  await announceBoth(change, two)
}

/** The same of an undoing. */
export async function recordUndo(change: Change, two: Two, done: Done): Promise<void> {
  const { keep, drop } = two
  await audit(change, keep, {
    action: 'mergeUndone',
    changes: { ...fieldsOf(keep, done), mergedFrom: [drop.number, null], ...moved(done) },
  })
  await audit(change, drop, {
    action: 'mergeUndone',
    changes: {
      status: ['merged', 'active'],
      mergedInto: [keep.number, null],
      ...(done.depotNumber && { depotNumber: [null, done.depotNumber] }),
    },
  })
  await announceBoth(change, two)
}

function fieldsOf({ stored, tags, source: was }: MergeSide, { row, source, own }: Done) {
  const taken = mergeFields.filter((name) => columnOf(name) in row)
  const pairs = taken.map((name): [string, [unknown, unknown]] => {
    const column = columnOf(name)
    return [name, [stored[column] ?? null, row[column] ?? null]]
  })
  const named = namingSource(Object.fromEntries(pairs), { from: was, to: source })
  const fields = { ...hiding(named, bankFields), ...own }
  return 'tags' in row ? { ...fields, ...tagChanges(tags, row['tags'] as string[]) } : fields
}

const moved = ({ orders, parts }: Done): Record<string, [unknown, unknown]> => ({
  ...(orders.length > 0 && { movedOrders: [null, String(orders.length)] }),
  ...(countOf(parts) > 0 && { movedParts: [null, String(countOf(parts))] }),
})

const audit = (
  change: Change,
  of: { id: string; number: string },
  { action, changes }: { action: string; changes: Record<string, [unknown, unknown]> },
) =>
  change.audit({
    action: `shareholders.${action}`,
    entity: 'shareholder',
    entityId: of.id,
    reference: of.number,
    changes,
  })

async function announceBoth(change: Change, { keep, drop }: Two) {
  for (const one of [keep, drop]) {
    const { assigneeId, teamId } = one
    await announceShareholder(change, { ...one, version: one.version + 1 })
    for (const topic of ['records', 'tasks', 'ledger'])
      await change.announce({
        topic,
        id: one.id,
        subject: 'Shareholders View',
        facts: { assigneeId, teamId },
      })
  }
}
