import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, notFound, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { moveToParent } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import { giveBackOwn } from '#modules/custom-fields/server/merge-own.ts'
import { moveOrders } from '#modules/orders/server/move-orders.ts'
import { shareholderErrors } from '#modules/shareholders/contract/shareholder.rules.ts'
import { changeShareholder } from '#modules/shareholders/server/change-shareholder.ts'
import { lockShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { mergeFields } from '../contract/merge-choices.ts'
import type { UndoPreview } from '../contract/merges.endpoints.ts'
import { columnOf } from '#kit/server/storage.ts'
import { opened, readSide } from './merge-sides.queries.ts'
import { mayMerge } from './merge.policy.ts'
import { findMerge, type StoredMerge } from './merge.queries.ts'
import { asColumns } from './plan-merge.ts'
import { previewUndo, returningDepot, rowBefore, type Undoing } from './plan-undo.ts'
import { recordUndo } from './record-merge.ts'
import { standingEvidence, type StandingEvidence } from './standing-evidence.ts'
import { shareholdersWords } from '#modules/shareholders/contract/words.ts'

/**
 * Makes two shareholders of one again: fields, orders, notes, tasks and files that came from the
 * dropped one go back to it. What was changed since is not undone with it.
 * @throws 403 without the permission on both, 409 when it is too late, undone already, or the keeper
 * is archived or merged itself, 412 when somebody saved in between, 422 `shortfall` naming the order
 * that would find too few shares
 */
export async function undoMerge(
  change: VersionedChange,
  id: string,
  { dryRun = false }: { dryRun?: boolean | undefined },
): Promise<{ preview: UndoPreview; undone: boolean }> {
  const merge = await findMerge(change.db, id, change.settings)
  if (!merge) throw notFound()
  const { keptId, droppedId } = merge
  // Sources are held before shareholders, as whoever deletes a source does.
  const evidence = await standingEvidence(change.db, merge.evidence)
  if (!dryRun) await lockShareholders(change, [keptId, droppedId])
  const kept = await readSide(change.db, keptId, change)
  const dropped = await readSide(change.db, droppedId, change)
  if (!mayMerge(change.person, kept) || !mayMerge(change.person, dropped)) throw forbidden()
  const { version } = change
  if (kept.version !== version) await changeShareholder(change, { id: kept.id, version }, {})
  const undoing = { kept, dropped, evidence: undoable(merge, evidence) }
  if (kept.status === 'merged') throw refused('keptIsMerged')
  if (kept.status === 'archived') throw refused('shareholderArchived')
  const preview = await previewUndo(change, undoing)
  if (dryRun) return { preview, undone: false }
  await write(change, merge, undoing)
  return { preview, undone: true }
}

function undoable({ isUndone, isOver }: StoredMerge, evidence: StandingEvidence | null) {
  if (isUndone) throw refused('undoneAlready')
  if (isOver || !evidence) throw refused('undoIsOver')
  return evidence
}

async function write(change: VersionedChange, { id }: StoredMerge, undoing: Undoing) {
  const { db, person, now, settings } = change
  const { kept, dropped, evidence } = undoing
  const row = rowBefore(undoing, settings)
  const depotNumber = await returningDepot(change, undoing, row)
  refuseContradictions(change, undoing, row)
  await changeShareholder(change, kept, asColumns(row))
  await changeShareholder(change, dropped, {
    status: 'active',
    merged_into_id: null,
    merged_at: null,
    ...(depotNumber !== null && { depot_number: depotNumber }),
  })
  const orders = await moveOrders(change, { from: kept, to: dropped, back: evidence.orders })
  const parts = await moveToParent(change, {
    from: { kind: 'shareholder', id: kept.id },
    to: { kind: 'shareholder', id: dropped.id },
    only: evidence.parts,
  })
  const own = await giveBackOwn(change, 'shareholder', {
    from: dropped.id,
    to: kept.id,
    fieldIds: evidence.own ?? [],
    before: evidence.ownBefore ?? {},
  })
  await sql`update shareholder_merges set undone_at = ${now}, undone_by = ${person.userId}, evidence = null
    where id = ${id}`.execute(db)
  await recordUndo(
    change,
    { keep: kept, drop: dropped },
    { row, source: evidence.source, depotNumber, orders, parts, own },
  )
}

/** Half of before and half of since may be nobody. */
function refuseContradictions(
  { settings }: Change,
  { kept }: Undoing,
  row: Record<string, unknown>,
) {
  const back = mergeFields.filter((name) => columnOf(name) in row)
  const values = back.map((name) => [name, opened(name, row[columnOf(name)] ?? null, settings)])
  const errors = shareholderErrors({ ...kept.values, ...Object.fromEntries(values) })
  if (Object.keys(errors).length) throw invalid(errors).saidBy(shareholdersWords)
}
