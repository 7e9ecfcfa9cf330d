import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { columnOf } from '#kit/server/storage.ts'
import { countMovingParts } from '#modules/notes-and-tasks/server/moving-parts.queries.ts'
import {
  effectsOfMoving,
  readReturningOrders,
} from '#modules/orders/server/moving-orders.queries.ts'
import { readTakenOver } from '#modules/custom-fields/server/merge-own.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { seenOf } from '#modules/custom-fields/server/own-values.ts'
import { isSame, mergeFields, type MergeField } from '../contract/merge-choices.ts'
import type { UndoPreview } from '../contract/merges.endpoints.ts'
import { opened, type MergeSide } from './merge-sides.queries.ts'
import { maySeeGroup } from './merge.policy.ts'
import { partOf } from './plan-merge.ts'
import type { StandingEvidence } from './standing-evidence.ts'

export interface Undoing {
  kept: MergeSide
  dropped: MergeSide
  evidence: StandingEvidence
}

/** What the keeper's columns become: those that nobody has changed since have their value of before. */
export function rowBefore({ kept, evidence }: Undoing, settings: Change['settings']) {
  const { before } = evidence.fields
  const back = takenOver(evidence).filter((name) => isUntouched({ kept, evidence }, name, settings))
  const columns = back.map(columnOf)
  if (back.includes('iban')) columns.push('iban_hash')
  if (areTagsUntouched({ kept, evidence })) columns.push('tags')
  return Object.fromEntries(columns.map((column) => [column, before[column] ?? null]))
}

function areTagsUntouched({ kept, evidence }: Pick<Undoing, 'kept' | 'evidence'>): boolean {
  const merged = evidence.fields.after['tags']
  return merged !== undefined && JSON.stringify(merged) === JSON.stringify(kept.tags)
}

const takenOver = ({ fields }: StandingEvidence) =>
  mergeFields.filter((name) => columnOf(name) in fields.after)

function isUntouched(
  { kept, evidence }: Pick<Undoing, 'kept' | 'evidence'>,
  name: MergeField,
  settings: Change['settings'],
): boolean {
  const merged = evidence.fields.after[columnOf(name)] ?? null
  return isSame(kept.values[name], opened(name, merged, settings))
}

/** The depot number of the dropped one, unless somebody else has it by now. */
export async function returningDepot(
  { db }: Change,
  { kept, evidence: { depotNumber } }: Undoing,
  row: Record<string, unknown>,
): Promise<string | null> {
  if (!depotNumber) return null
  const { rows } = await sql<{ id: string }>`
    select id from shareholders where depot_number = ${depotNumber}`.execute(db)
  const [holder] = rows
  const isFree = !holder || (holder.id === kept.id && 'depot_number' in row)
  return isFree ? depotNumber : null
}

/** What is said of an undoing before anything is saved. */
export async function previewUndo(change: Change, undoing: Undoing): Promise<UndoPreview> {
  const { db, person, settings } = change
  const { kept, dropped, evidence } = undoing
  const row = rowBefore(undoing, settings)
  const orders = await readReturningOrders(db, kept.id, evidence.orders)
  const way = { from: kept.id, to: dropped.id }
  const { id, number, name } = dropped
  const seen = seenOf(await readActiveFields(db, 'shareholder'), (group) =>
    [kept, dropped].every((side) => maySeeGroup(person, side, group)),
  )
  const fieldIds = evidence.own ?? []
  const own = await readTakenOver(db, seen, { from: dropped.id, to: kept.id, fieldIds })
  return {
    kept: partOf(kept),
    dropped: { id, number, name },
    fieldsBack: takenOver(evidence).filter((field) => columnOf(field) in row),
    fieldsStaying: takenOver(evidence).filter((field) => !(columnOf(field) in row)),
    ownBack: own.back.map((field) => field.name),
    ownStaying: own.staying.map((field) => field.name),
    orders: orders.back.length,
    changed: orders.changed,
    elsewhere: orders.elsewhere,
    depotTaken:
      evidence.depotNumber !== null && (await returningDepot(change, undoing, row)) === null,
    parts: await countMovingParts(db, { kind: 'shareholder', id: kept.id }, evidence.parts),
    ...(await effectsOfMoving({ db, person }, way, orders.back)),
  }
}
