import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { selectKeptOwn } from '#modules/custom-fields/server/kept-own.ts'
import type { SnapshotContent, SnapshotFigures } from '#modules/snapshots/contract/snapshot.ts'

/** The people whose names a snapshot keeps beside their ids. */
export const withPeople = sql`join shareholders s on s.id = o.shareholder_id
  join users a on a.id = o.assignee_id left join users w on w.id = o.shared_with_id
  left join users eb on eb.id = o.entered_by left join users cb on cb.id = o.care_by
  left join users fb on fb.id = o.confirmation_by left join users hb on hb.id = o.hch_by`

const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The files that lie on an order, by id and digest; null where there are none. */
const filesOn = sql`(select jsonb_build_object('files', jsonb_agg(jsonb_build_object('id', r.id, 'name', f.name,
    'sha256', encode(f.sha256, 'hex')) order by r.id))
  from record_files r join files f on f.id = r.file_id
  where r.parent_kind = 'order' and r.parent_id = o.id and r.deleted_at is null having count(*) > 0)`

/** What the organisation's own fields hold; null where that is nothing. */
const ownOn = sql`(select jsonb_build_object('custom', own) from (
  select ${selectKeptOwn(sql`o.id`)} as own) k where own is not null)`

/** Every input of an order, one spelling of each value: equal orders have equal content. */
export const selectContent = sql`(jsonb_build_object('number', o.number, 'status', o.status,
    'voidReason', o.void_reason, 'shareholderId', o.shareholder_id, 'shareholderName', s.display_name,
    'shareholderNumber', s.number, 'assigneeId', o.assignee_id, 'assigneeName', a.name, 'side', o.side,
    'tradedOn', to_char(o.traded_on, 'YYYY-MM-DD'), 'tradedAt', o.traded_at, 'volume', o.volume::text,
    'price', o.price::text, 'priceReason', o.price_reason, 'currency', o.currency,
    'shareClass', o.share_class, 'sharePercent', o.share_percent::text,
    'sharedWithId', o.shared_with_id, 'sharedWithName', w.name,
    'counterpartyOrderId', o.counterparty_order_id, 'note', o.note)
  || jsonb_build_object('enteredBy', o.entered_by, 'enteredByName', eb.name,
    'careStatus', o.care_status, 'careBy', o.care_by, 'careByName', cb.name,
    'careAt', ${moment('o.care_at')}, 'careNote', o.care_note, 'careInputs', o.care_inputs,
    'confirmation', o.confirmation, 'confirmationBy', o.confirmation_by, 'confirmationByName', fb.name,
    'confirmationAt', ${moment('o.confirmation_at')},
    'hch', o.hch, 'hchBy', o.hch_by, 'hchByName', hb.name, 'hchAt', ${moment('o.hch_at')})
  || case when o.care_undone_at is null then '{}'::jsonb
    else jsonb_build_object('careUndoneAt', ${moment('o.care_undone_at')}) end
  || coalesce(${ownOn}, '{}'::jsonb) || coalesce(${filesOn}, '{}'::jsonb))`

/** What the ledger made of them; never written back. */
export const selectFigures = sql`jsonb_build_object('turnover', o.turnover::text,
  'runningVolume', o.running_volume::text, 'runningTurnover', o.running_turnover::text,
  'runningGross', o.running_gross::text, 'averagePrice', o.average_price::text,
  'realised', o.realised::text, 'sharedAmount', o.shared_amount::text)`

export interface Present {
  content: SnapshotContent
  figures: SnapshotFigures
  sha256: string
}

/** An order as a snapshot of this moment would keep it. */
export async function readPresent(db: Db, orderId: string): Promise<Present> {
  const { rows } = await sql<Present>`
    select content, figures, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') as sha256 from (
      select ${selectContent} as content, ${selectFigures} as figures
      from orders o ${withPeople} where o.id = ${orderId}) present`.execute(db)
  return rows[0] as Present
}
