import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { tokensLetters } from '../contract/tokens.letters.ts'

/** So many days before a token stops working its owner is told. */
const warningDays = 7

interface Expiring {
  id: string
  userId: string
  name: string
  day: string
}

export const warnOfExpiry: Job = {
  name: 'tokens.warnOfExpiry',
  schedule: '25 12 * * *',
  async run(change) {
    const { rows } = await sql<Expiring>`
      update api_tokens t set warned_at = clock_now() from users u
      where u.id = t.user_id and u.status = 'active' and t.revoked_at is null and t.warned_at is null
        and t.expires_at > clock_now()
        and t.expires_at <= clock_now() + ${warningDays} * interval '1 day'
        and t.created_at >= coalesce(u.password_changed_at, t.created_at)
      returning t.id, t.user_id as "userId", t.name,
        ((t.expires_at at time zone organisation_zone()) - interval '1 second')::date::text as day`.execute(
      change.db,
    )
    for (const { id, userId, name, day } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.letter(tokensLetters.expiring, { userId }, { record: id, token: name, day })
  },
}
