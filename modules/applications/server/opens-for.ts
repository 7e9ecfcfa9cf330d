import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { noticedApplications } from './noticed-applications.ts'

/** Whether a colleague may open an application as it is in this change. */
export async function opensFor(
  db: Db,
  subjects: Product['subjects'],
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const colleague = await readPerson(db, subjects, userId)
  if (!colleague) return false
  const { rows } =
    await sql`select 1 where ${noticedApplications.opensFor(colleague, sql`${id}::uuid`)}`.execute(
      db,
    )
  return rows.length > 0
}
