import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, invalidField, Problem, refused } from '#kit/server/problems.ts'
import { moveToParent } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import {
  compareOwn,
  takeOverOwn,
  type ComparedOwn,
} from '#modules/custom-fields/server/merge-own.ts'
import { moveOrders } from '#modules/orders/server/move-orders.ts'
import { changeShareholder } from '#modules/shareholders/server/change-shareholder.ts'
import { findManager } from '#modules/shareholders/server/find-manager.ts'
import { lockShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { type Choices, type MergeField, type Side } from '../contract/merge-choices.ts'
import type { MergedOwn, MergePreview } from '../contract/merges.endpoints.ts'
import { readSide, type MergeSide } from './merge-sides.queries.ts'
import { mayMerge, maySeeGroup } from './merge.policy.ts'
import { asColumns, decide, previewMerge, rowAfter, type Pair } from './plan-merge.ts'
import { recordMerge } from './record-merge.ts'
import { shareholdersWords } from '#modules/shareholders/contract/words.ts'

interface Asked {
  keep: string
  drop: string
  choices?: Choices | undefined
  ownChoices?: Record<string, Side> | undefined
  versions?: Record<Side, number> | undefined
  dryRun?: boolean | undefined
}

interface Merged {
  preview: MergePreview
  merge: { id: string; version: number } | null
}

/**
 * Makes one shareholder of two: fields as chosen, orders, notes, tasks and files of the dropped one
 * move, both ledgers are worked out anew, and its address leads to the keeper.
 * @throws 403 without the permission on both or, for bank details, on their fields; 409 when one is
 * archived or merged already, or when they traded with each other; 412 when somebody saved in
 * between; 422 when it is the same one twice or the fields contradict one another
 */
export async function mergeShareholders(change: Change, asked: Asked): Promise<Merged> {
  if (asked.keep === asked.drop) throw invalidField('drop', 'sameShareholder')
  await readPair(change, asked)
  if (!asked.dryRun) await lockShareholders(change, [asked.keep, asked.drop])
  // What is read now is what nobody else changes until this is kept.
  const pair = await readPair(change, asked)
  await refuseStale(change, pair, asked)
  refuseState(pair)
  const decided = decide(pair, asked.choices ?? {}, change.person)
  if (Object.keys(asked.choices ?? {}).some(decided.isClosed)) throw forbidden()
  const own = await compareOwn(change.db, 'shareholder', ownOf(change, pair, asked))
  refuseUnknown(own, asked)
  const preview = await previewMerge(change, pair, { ...decided, own: own as MergedOwn[] })
  if (asked.dryRun) return { preview, merge: null }
  refuseContradictions(preview)
  return { preview, merge: await write(change, pair, { choices: decided.choices, asked }) }
}

const ownOf = ({ person }: Change, { keep, drop }: Pair, { ownChoices }: Asked) => ({
  from: drop.id,
  to: keep.id,
  sees: (group: string) => [keep, drop].every((side) => maySeeGroup(person, side, group)),
  choices: ownChoices ?? {},
})

/** @throws 422 for a field that there is not for the person */
function refuseUnknown(own: readonly ComparedOwn[], { ownChoices = {} }: Asked) {
  const unknown = Object.keys(ownChoices).filter((name) => own.every((each) => each.name !== name))
  if (unknown.length === 0) return
  throw invalid(
    Object.fromEntries(unknown.map((name) => [name, [{ code: 'unknown', params: {} }]])),
  )
}

/** @throws 404 for one that the person does not see, 403 for one that is not the person's to merge */
async function readPair(change: Change, { keep, drop }: Asked): Promise<Pair> {
  const pair = {
    keep: await readSide(change.db, keep, change),
    drop: await readSide(change.db, drop, change),
  }
  if (!mayMerge(change.person, pair.keep) || !mayMerge(change.person, pair.drop)) throw forbidden()
  return pair
}

function refuseState({ keep, drop }: Pair) {
  for (const { status } of [keep, drop]) {
    if (status === 'merged') throw refused('shareholderMerged')
    if (status === 'archived') throw refused('shareholderArchived')
  }
}

async function refuseStale(change: Change, pair: Pair, { versions, dryRun }: Asked) {
  if (!versions && !dryRun) throw new Problem(428, 'versionRequired')
  for (const side of ['keep', 'drop'] as const) {
    const { id, version } = pair[side]
    const seen = versions?.[side] ?? version
    if (seen !== version) await changeShareholder(change, { id, version: seen }, {})
  }
}

function refuseContradictions({ wrong, between }: MergePreview) {
  if (wrong.length)
    throw invalid(
      Object.fromEntries(wrong.map(({ name, code }) => [name, [{ code, params: {} }]])),
    ).saidBy(shareholdersWords)
  if (between.length)
    throw new Problem(409, 'transferBetween', {
      params: { numbers: between.join(', ') },
      extra: { between },
    })
}

interface Chosen {
  choices: Record<MergeField, Side>
  asked: Asked
}

async function write(change: Change, pair: Pair, { choices, asked }: Chosen) {
  const { keep, drop } = pair
  const row = rowAfter({ keep, drop }, choices)
  const scope =
    'assignee_id' in row ? await findManager(change, row['assignee_id'] as string | null) : keep
  // A depot number is somebody's alone: it is let go, for the keeper or for whoever has it next.
  const depotNumber = (drop.stored['depot_number'] ?? null) as string | null
  await changeShareholder(change, drop, {
    status: 'merged',
    merged_into_id: keep.id,
    merged_at: change.now,
    depot_number: null,
  })
  await changeShareholder(change, keep, asColumns(row))
  const orders = await moveOrders(change, { from: drop, to: keep })
  const parts = await moveToParent(change, {
    from: { kind: 'shareholder', id: drop.id },
    to: { kind: 'shareholder', id: keep.id },
  })
  const own = await takeOverOwn(change, 'shareholder', ownOf(change, pair, asked))
  const evidence = {
    fields: { before: columnsOf(keep, row), after: row },
    depotNumber,
    orders,
    parts,
    own: own.fieldIds,
    ownBefore: own.before,
  }
  const id = await insertMerge(change, { keep, drop, evidence })
  await recordMerge(
    change,
    { keep: { ...keep, ...scope }, drop },
    { row, source: drop.source, depotNumber, orders, parts, own: own.changes },
  )
  return { id, version: keep.version + 1 }
}

const columnsOf = ({ stored }: MergeSide, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(row).map((column) => [column, stored[column] ?? null]))

async function insertMerge(
  { db, person, now }: Change,
  { keep, drop, evidence }: Pair & { evidence: object },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into shareholder_merges (kept_id, dropped_id, merged_at, merged_by, evidence)
    values (${keep.id}, ${drop.id}, ${now}, ${person.userId}, ${JSON.stringify(evidence)}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}
