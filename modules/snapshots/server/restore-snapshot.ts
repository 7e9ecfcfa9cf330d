import { sql } from 'kysely'
import { invalidField, refused } from '#kit/server/problems.ts'
import { readInput } from '#kit/server/validate.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { order as orderEntity } from '#modules/orders/contract/order.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeOrder, refuseOrder } from '#modules/orders/server/change-order.ts'
import { keepLedger } from '#modules/orders/server/keep-ledger.ts'
import { effectsOf } from '#modules/orders/server/ledger-effects.ts'
import {
  findHolder,
  refuseContradictions,
  scopeUnder,
} from '#modules/orders/server/order-inputs.ts'
import {
  findOrder,
  loadOrder,
  scopeOf,
  type StoredOrder,
} from '#modules/orders/server/order.queries.ts'
import { refuseFor } from '#modules/orders/server/refuse-order.ts'
import { restoreOwn } from '#modules/custom-fields/server/kept-own.ts'
import { readPresent } from '#modules/orders/server/snapshot-content.ts'
import { takeSnapshot } from '#modules/orders/server/take-snapshot.ts'
import { differingFields, type SnapshotContent } from '../contract/snapshot.ts'
import type { RestorePreview } from '../contract/snapshots.endpoints.ts'
import { asCounterpart, contentAfter, supposedAfter, type Move, type Pair } from './plan-restore.ts'
import { recordRestore } from './record-restore.ts'
import { rowAfter } from './restored-row.ts'
import { loadSnapshot, readStored } from './snapshot.queries.ts'
import { maySnapshot, refusalOfRestoring } from './snapshot.policy.ts'

interface Asked {
  orderId: string
  snapshotId: string
  dryRun: boolean
  reason: string | null
  /** In place of an assigned user who is active no more. */
  assigneeId: string | null
}

interface Restored {
  preview: RestorePreview
  /** The snapshot that undoes it; null where nothing was done. */
  undo: string | null
}

/**
 * Gives an order the inputs of a snapshot as a new version; nothing is lost, for what is now is
 * kept in a snapshot of its own. Of a transfer both orders go back. The ledgers are worked out anew.
 * @throws 403, 409 when the shareholder is archived, 412 when somebody saved in between, 422
 * `shortfall` naming the order that would find too few shares
 */
export async function restoreSnapshot(change: VersionedChange, asked: Asked): Promise<Restored> {
  const order = await loadOrder(change.db, asked.orderId, change)
  const snapshot = await loadSnapshot(change.db, asked.orderId, asked.snapshotId)
  const reason = refusalOfRestoring({ ...order, scope: scopeOf(order) }, change.person)
  await refuseOrder(change, order, reason)
  const target = {
    ...snapshot.content,
    ...(await findStanding(change, snapshot.content.shareholderId)),
    counterpartyOrderId: order.counterparty?.id ?? null,
  }
  await refuseRestoring(change, order, target)
  const other = order.counterparty ? await findOrder(change.db, order.counterparty.id) : null
  if (other) refuseOther(change, other)
  const pair = { order, other }
  const needsAssignee = await replaceAssignee(change, target, asked.assigneeId)
  const moves = await movesOf(change, pair, target)
  const preview = await previewOf(change, { pair, moves, needsAssignee })
  if (asked.dryRun || moves.every(({ fields }) => fields.length === 0)) {
    await refuseOvertaken(change, order)
    return { preview, undo: null }
  }
  if (needsAssignee) throw invalidField('assigneeId', 'inactive')
  const undo = await write(change, { pair, moves })
  await recordRestore(change, { moves, reason: asked.reason, restored: snapshot })
  return { preview, undo }
}

/** Nothing is written that would notice: whoever was overtaken while it was read saw a mixture. */
async function refuseOvertaken(change: VersionedChange, { id }: StoredOrder): Promise<void> {
  await refuseOrder(change, await loadOrder(change.db, id, change), null)
}

/** Whoever was merged into another is that one: an order does not go back to a merged shareholder. */
async function findStanding({ db }: VersionedChange, shareholderId: string) {
  const { rows } = await sql<
    Pick<SnapshotContent, 'shareholderId' | 'shareholderName' | 'shareholderNumber'>
  >`
    select id as "shareholderId", display_name as "shareholderName", number as "shareholderNumber"
    from shareholders where id = standing_shareholder(${shareholderId}) and id <> ${shareholderId}`.execute(
    db,
  )
  return rows[0]
}

/** Of a transfer the other order goes back too: it must be the person's to restore as well. */
const refuseOther = ({ person }: VersionedChange, order: StoredOrder) =>
  refuseFor(refusalOfRestoring({ ...order, scope: scopeOf(order) }, person))

async function refuseRestoring(
  change: VersionedChange,
  order: StoredOrder,
  target: SnapshotContent,
) {
  if (target.shareholderId !== order.shareholderId)
    await findHolder(change, target.shareholderId, 'shareholderId')
  if (target.currency !== order.currency) throw refused('currencyDiffers')
  // As an edit would be: a number with more decimals than are kept now is refused, never rounded.
  const { side, tradedOn, tradedAt, volume, price, priceReason, note } = target
  const { sharePercent, sharedWithId, shareholderId, assigneeId } = target
  const typed = { side, tradedOn, tradedAt, volume, price, priceReason, note }
  const whole = { ...typed, sharePercent, sharedWithId, shareholderId, assigneeId }
  await refuseContradictions(change, readInput(orderEntity.update, whole))
}

/**
 * Puts the chosen colleague in the place of an assigned user who is active no more.
 * @returns whether one is still to be chosen
 */
async function replaceAssignee(
  change: VersionedChange,
  target: SnapshotContent,
  chosen: string | null,
): Promise<boolean> {
  if (!(await isActive(change, target.assigneeId))) {
    if (chosen === null) return true
    const user = await change.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', chosen)
      .executeTakeFirst()
    target.assigneeId = chosen
    target.assigneeName = user?.name ?? ''
  }
  const scope = await scopeUnder(change, target.assigneeId)
  if (!maySnapshot(change.person, 'restore', scope)) throw invalidField('assigneeId', 'missing')
  if (target.sharedWithId === target.assigneeId) throw invalidField('assigneeId', 'somebodyElse')
  return false
}

async function isActive({ db }: VersionedChange, userId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from users where id = ${userId} and status = 'active'`.execute(db)
  return rows.length > 0
}

async function movesOf(
  change: VersionedChange,
  { order, other }: Pair,
  target: SnapshotContent,
): Promise<Move[]> {
  const own = await moveOf(change, order, () => target)
  if (!other) return [own]
  return [own, await moveOf(change, other, (present) => asCounterpart(present, target))]
}

async function moveOf(
  { db, person }: VersionedChange,
  order: StoredOrder,
  targetOf: (present: SnapshotContent) => SnapshotContent,
): Promise<Move> {
  const { content: present, sha256 } = await readPresent(db, order.id)
  const past = await readStored(db, order.id, sql<boolean>`true`)
  const known = [present, ...past.map(({ content }) => content)]
  const after = contentAfter(targetOf(present), {
    present,
    past: { known, createdBy: order.createdById },
    personId: person.userId,
  })
  return { order, present, sha256, after, fields: differingFields(present, after) }
}

async function previewOf(
  change: VersionedChange,
  on: { pair: Pair; moves: Move[]; needsAssignee: boolean },
): Promise<RestorePreview> {
  const [own, other] = on.moves as [Move, Move?]
  const { present, after } = own
  const warnings: RestorePreview['warnings'] = []
  if (present.status !== after.status) warnings.push(after.status === 'void' ? 'voids' : 'revives')
  if (after.careStatus === 'confirmed' && present.careStatus !== 'confirmed')
    warnings.push('careStands')
  if (after.careStatus === 'pending' && present.careStatus !== 'pending')
    warnings.push('carePending')
  if (other?.fields.length) warnings.push('otherOrder')
  if (present.shareholderId !== after.shareholderId) warnings.push('otherLedger')
  const ledger = await effectsOf(change, supposedAfter(after, on.pair))
  const told = { fields: own.fields, before: present, after, ...ledger, warnings }
  return { ...told, needsAssignee: on.needsAssignee }
}

/** @returns the snapshot that undoes it */
async function write(
  change: VersionedChange,
  { pair, moves }: { pair: Pair; moves: readonly Move[] },
): Promise<string> {
  const { holders } = supposedAfter((moves[0] as Move).after, pair)
  await holdShareholders(change, holders)
  const kept: string[] = []
  for (const { order, present, after, fields } of moves) {
    if (fields.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    kept.push((await takeSnapshot(change, order.id, { cause: 'beforeRestore' })).id)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await changeOrder({ ...change, version: order.version }, order, rowAfter(after))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    if (fields.includes('custom')) await putOwnBack(change, order, { present, after })
  }
  for (const holder of holders)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await keepLedger(change, holder)
  return kept[0] as string
}

const putOwnBack = (
  change: VersionedChange,
  { id }: StoredOrder,
  of: Pick<Move, 'present' | 'after'>,
) =>
  restoreOwn(change, 'order', { id, before: of.present.custom ?? {}, after: of.after.custom ?? {} })
