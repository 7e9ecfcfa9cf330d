import { sql } from 'kysely'
import type { Db } from './call.ts'

/** An address that a mail server refused for good, and no mail has reached since. */
export interface RefusedAddress {
  address: string
  refusedAt: string
  /** In the words of the mail server. */
  reason: string
}

interface Refusal {
  /** The message that was refused. */
  id: string
  recipient: string
  reason: string
}

/** Keeps that an address was refused; the latest refusal counts. */
export async function keepRefused(db: Db, { id, recipient, reason }: Refusal): Promise<void> {
  await sql`
    insert into refused_addresses (address, refused_at, reason, message_id)
    values (lower(${recipient}), clock_now(), ${reason}, ${id})
    on conflict (address) do update
      set refused_at = excluded.refused_at, reason = excluded.reason, message_id = excluded.message_id`.execute(
    db,
  )
}

/** Mail has reached the address. */
export async function takeAwayRefused(db: Db, address: string): Promise<void> {
  await sql`delete from refused_addresses where address = lower(${address})`.execute(db)
}

/** Those of some addresses that were refused, the latest first. */
export async function readRefused(db: Db, addresses: readonly string[]): Promise<RefusedAddress[]> {
  const { rows } = await sql<RefusedAddress>`
    select address, refused_at as "refusedAt", reason from refused_addresses
    where address = any(select lower(a) from unnest(${addresses}::text[]) a)
    order by refused_at desc, address`.execute(db)
  return rows
}

/** What a mail was about whose address was refused. */
export interface RefusedRecord {
  address: string
  entity: string
  id: string
}

/** The records of refused mails of addresses of which nobody was told so far; each mail is looked at once. */
export async function takeUntoldRefused(db: Db, most: number): Promise<RefusedRecord[]> {
  const { rows } = await sql<RefusedRecord>`
    with untold as (select address from refused_addresses
      where not is_told and looked_at is distinct from message_id
      order by refused_at limit ${most} for update skip locked),
    taken as (update refused_addresses set looked_at = message_id
      where address in (select address from untold) returning address, message_id)
    select t.address, m.record_entity as entity, m.record_id as id
    from taken t join outbox_messages m on m.id = t.message_id
    where m.record_id is not null order by m.id`.execute(db)
  return rows
}

/** Somebody was told of the address: not again until a mail has reached it. */
export async function keepTold(db: Db, address: string): Promise<void> {
  await sql`update refused_addresses set is_told = true where address = ${address}`.execute(db)
}
