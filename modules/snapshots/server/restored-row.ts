import { sql } from 'kysely'
import { withoutFigures } from '#modules/orders/server/void-order.ts'
import type { SnapshotContent } from '../contract/snapshot.ts'

/** The columns of an order with the inputs of a snapshot; its figures are the ledger's to write. */
export const rowAfter = (after: SnapshotContent): Record<string, unknown> => ({
  ...tradeOf(after),
  ...marksOf(after),
  ...(after.status === 'void' && withoutFigures),
})

const tradeOf = (after: SnapshotContent) => ({
  status: after.status,
  void_reason: after.voidReason,
  shareholder_id: after.shareholderId,
  assignee_id: after.assigneeId,
  side: after.side,
  traded_on: after.tradedOn,
  traded_at: after.tradedAt,
  volume: after.volume,
  price: after.price,
  price_reason: after.priceReason,
  share_percent: after.sharePercent,
  shared_with_id: after.sharedWithId,
  note: after.note,
  turnover: sql`round(${after.volume}::numeric * ${after.price}::numeric, 2)`,
  shared_amount: sql`round(round(${after.volume}::numeric * ${after.price}::numeric, 2)
    * ${after.sharePercent}::numeric / 100, 2)`,
})

const marksOf = (after: SnapshotContent) => ({
  entered_by: after.enteredBy ?? null,
  care_status: after.careStatus,
  care_by: after.careBy,
  care_at: after.careAt,
  care_note: after.careNote,
  // Of whoever confirmed: the database compares it with the inputs that are written beside it.
  care_inputs: after.careInputs ?? null,
  confirmation: after.confirmation,
  confirmation_by: after.confirmationBy,
  confirmation_at: after.confirmationAt,
  hch: after.hch,
  hch_by: after.hchBy,
  hch_at: after.hchAt,
})
