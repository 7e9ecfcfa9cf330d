import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** What was found when the audit log was last held against its seals, and by whom it was asked. */
export interface LastVerification {
  at: string
  sealed: number
  problems: number
}

export async function readLastVerification(db: Db): Promise<LastVerification | null> {
  const { rows } = await sql<LastVerification>`
    select at, sealed, problems from audit_verifications order by at desc limit 1`.execute(db)
  return rows[0] ?? null
}
