import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { accountsLetters } from '../contract/accounts.letters.ts'
import { withdrawLinks } from './account-links.ts'

/**
 * Takes the steps of a mail with a link for an address that gets none, and keeps nothing: the time
 * of an answer is not to tell whether there is an account.
 */
export async function pretendAccountMail(
  change: Pick<Change, 'db' | 'pretendLetter'>,
): Promise<void> {
  const { db } = change
  const nobody = randomUUID()
  await withdrawLinks(db, nobody, 'reset')
  await sql`insert into account_links (token_hash, kind, user_id, email, expires_at)
    select sha256(${nobody}::bytea), 'reset', id, email, clock_now() from users where id = ${nobody}`.execute(
    db,
  )
  await change.pretendLetter(accountsLetters.signInStopped)
}
