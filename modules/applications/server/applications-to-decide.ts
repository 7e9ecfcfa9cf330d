import { sql } from 'kysely'
import { queueAge } from '#kit/server/metrics/queue-age.ts'

export const applicationsToDecide = queueAge(
  'applications',
  sql`select min(submitted_at) as at from applications where stage = 'pending'`,
)
