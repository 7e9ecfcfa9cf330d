import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { TwoFactorMethod } from '#modules/two-factor/contract/methods.ts'

/** What the person can confirm a sign-in with besides the password, as it was set up. */
export async function methodsOf(db: Db, userId: string): Promise<TwoFactorMethod[]> {
  const { rows } = await sql<{ method: TwoFactorMethod }>`
    select method from two_factor_methods where user_id = ${userId}
    union all select 'passkey' where exists (select 1 from passkeys where user_id = ${userId})
    order by method`.execute(db)
  return rows.map(({ method }) => method)
}
