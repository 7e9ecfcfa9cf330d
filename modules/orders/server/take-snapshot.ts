import { sql, type RawBuilder } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'

export type SnapshotCause =
  | 'added'
  | 'edited'
  | 'voided'
  | 'restored'
  | 'care'
  | 'confirmation'
  | 'hch'

/**
 * Keeps an order's inputs as this change leaves them, names beside ids, with the figures of the
 * moment. What equals the newest snapshot is not kept twice. Taken in the transaction of the change.
 */
export const takeSnapshot = (
  { db, person }: Pick<Change, 'db' | 'person'>,
  orderId: string,
  cause: SnapshotCause,
) =>
  insertSnapshots(db, {
    cause,
    where: sql`o.id = ${orderId}`,
    takenAt: sql`now()`,
    takenBy: sql`${person.userId}::uuid, ${person.name}::text`,
  })

/** Snapshots of many orders at once, by whoever and when they were last changed. */
export const snapshotOrders = (
  db: Db,
  { cause, where }: { cause: SnapshotCause; where: RawBuilder<unknown> },
) =>
  insertSnapshots(db, {
    cause,
    where,
    takenAt: sql`p.updated_at`,
    takenBy: sql`p.updated_by, (select name from users where id = p.updated_by)`,
  })

interface Taken {
  cause: SnapshotCause
  where: RawBuilder<unknown>
  takenAt: RawBuilder<unknown>
  takenBy: RawBuilder<unknown>
}

async function insertSnapshots(db: Db, { cause, where, takenAt, takenBy }: Taken): Promise<void> {
  await sql`
    with present as (
      select o.id, o.updated_by, o.updated_at, ${content} as content, ${figures} as figures
      from orders o join shareholders s on s.id = o.shareholder_id join users a on a.id = o.assignee_id
        left join users w on w.id = o.shared_with_id left join users cb on cb.id = o.care_by
        left join users fb on fb.id = o.confirmation_by
      where ${where})
    insert into order_snapshots (order_id, sequence, taken_at, taken_by, taken_by_name, cause, content, figures, sha256)
    select p.id, coalesce(n.sequence, 0) + 1, ${takenAt}, ${takenBy}, ${cause}, p.content, p.figures,
      sha256(convert_to(p.content::text, 'UTF8'))
    from present p left join lateral (select sequence, sha256 from order_snapshots
      where order_id = p.id order by sequence desc limit 1) n on true
    where n.sha256 is distinct from sha256(convert_to(p.content::text, 'UTF8'))`.execute(db)
}

const content = sql`jsonb_build_object('number', o.number, 'status', o.status, 'voidReason', o.void_reason,
    'shareholderId', o.shareholder_id, 'shareholderName', s.display_name, 'shareholderNumber', s.number,
    'assigneeId', o.assignee_id, 'assigneeName', a.name, 'side', o.side, 'tradedOn', o.traded_on,
    'tradedAt', o.traded_at, 'volume', o.volume::text, 'price', o.price::text,
    'priceReason', o.price_reason, 'currency', o.currency, 'shareClass', o.share_class,
    'sharePercent', o.share_percent::text, 'sharedWithId', o.shared_with_id, 'sharedWithName', w.name,
    'counterpartyOrderId', o.counterparty_order_id, 'note', o.note)
  || jsonb_build_object('careStatus', o.care_status, 'careBy', o.care_by, 'careByName', cb.name,
    'careAt', o.care_at, 'careNote', o.care_note, 'confirmation', o.confirmation,
    'confirmationBy', o.confirmation_by, 'confirmationByName', fb.name, 'confirmationAt', o.confirmation_at,
    'hch', o.hch, 'hchBy', o.hch_by, 'hchAt', o.hch_at)`

const figures = sql`jsonb_build_object('turnover', o.turnover::text, 'runningVolume', o.running_volume::text,
  'runningTurnover', o.running_turnover::text, 'runningGross', o.running_gross::text,
  'averagePrice', o.average_price::text, 'realised', o.realised::text, 'sharedAmount', o.shared_amount::text)`
