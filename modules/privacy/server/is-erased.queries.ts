import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

export async function isErased(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from erasures where record_id = ${id}`.execute(db)
  return rows.length > 0
}
