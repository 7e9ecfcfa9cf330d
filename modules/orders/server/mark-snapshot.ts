import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

/** A snapshot is gone for everybody, and can be brought back for thirty days. */
export async function hideSnapshot({ db, person }: Change, id: string): Promise<void> {
  await sql`update order_snapshots set deleted_at = clock_now(), deleted_by = ${person.userId}
    where id = ${id} and deleted_at is null`.execute(db)
}

export async function bringBackSnapshot({ db }: Change, id: string): Promise<void> {
  await sql`update order_snapshots set deleted_at = null, deleted_by = null
    where id = ${id}`.execute(db)
}
