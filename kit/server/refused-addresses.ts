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
