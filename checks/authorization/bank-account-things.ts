import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { cast } from '#seeds/cast.ts'
import type { Things } from './things.ts'

type Db = TestServer['db']

/** What an employer enters of its account. */
export const typedAccount = () => ({
  holderName: 'Northlight Energy Cooperative',
  institution: '003',
  transit: '01234',
  accountNumber: '1234567',
})

/** An account of an application's employer that nobody has verified. */
export async function bankAccountOf(
  { db, system }: Pick<TestServer, 'db' | 'system'>,
  applicationId: string,
) {
  const { rows } = await sql<{ id: string }>`
    insert into bank_accounts (employer_id, holder_name, institution, transit, account_number, account_end, added_by)
    select a.employer_id, 'Northlight Energy Cooperative', '003', '01234', ${encrypt(system.settings, '1234567')}, '567', u.id
    from applications a, users u where a.id = ${applicationId} and u.email = ${cast.employer.email}
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It becomes one of whichever employer the application has by now. */
export const giveBankAccount = (
  db: Db,
  { bankAccountId, applicationId }: Pick<Things, 'bankAccountId' | 'applicationId'>,
) =>
  sql`update bank_accounts b set employer_id = a.employer_id
    from applications a where a.id = ${applicationId} and b.id = ${bankAccountId}`.execute(db)

/** Nobody has decided on it, and no other one waits. */
export async function restoreBankAccount(db: Db, id: string) {
  await sql`update bank_accounts b set status = 'replaced' from bank_accounts k
    where k.id = ${id} and b.employer_id = k.employer_id and b.id <> k.id
      and b.status in ('proposed', 'verified')`.execute(db)
  await sql`update bank_accounts set status = 'proposed', decided_at = null, decided_by = null, refusal = null
    where id = ${id}`.execute(db)
}
