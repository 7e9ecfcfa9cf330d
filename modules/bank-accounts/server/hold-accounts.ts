import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

/** The accounts of an employer change one after the other. */
export async function holdAccounts({ db }: Pick<Change, 'db'>, employerId: string) {
  await sql`select 1 from employers where id = ${employerId} for no key update`.execute(db)
}
