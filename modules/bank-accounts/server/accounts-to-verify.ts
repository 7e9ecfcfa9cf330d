import { sql } from 'kysely'
import { queueAge } from '#kit/server/metrics/queue-age.ts'

export const accountsToVerify = queueAge(
  'bankAccounts',
  sql`select min(created_at) as at from bank_accounts where status = 'proposed'`,
)
