import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import type { MailedLink } from '#kit/server/letter-on-paper.ts'

/** As long as somebody may take to come back to a mail. */
const daysItHolds = 90

/** A secret link to a letter, for its addressee; only its hash is kept. */
export async function makeLetterLink(db: Db, letterId: string): Promise<MailedLink> {
  const token = makeSecret()
  const { rows } = await sql<{ until: string }>`
    insert into letter_links (token_hash, letter_id, expires_at)
    values (${secretHash(token)}, ${letterId},
      (organisation_today() + ${daysItHolds + 1}::int)::timestamp at time zone organisation_zone())
    returning (organisation_today() + ${daysItHolds}::int)::text as until`.execute(db)
  return { path: `/letter/${token}`, until: rows[0]?.until ?? '' }
}

/** Of a letter that is mailed again the newest link alone opens it. */
export const endLetterLinks = (db: Db, letterId: string) =>
  sql`update letter_links set expires_at = clock_now()
    where letter_id = ${letterId} and expires_at > clock_now()`.execute(db)

interface Followed {
  letterId: string
  until: string
}

/** @throws 404 for a link that never was, 409 `linkExpired` for one that opens its letter no more */
export async function followLetterLink(db: Db, token: string): Promise<Followed> {
  const { rows } = await sql<Followed & { isExpired: boolean }>`
    select letter_id as "letterId", ((expires_at at time zone organisation_zone())::date - 1)::text as until, expires_at <= clock_now() as "isExpired"
    from letter_links where token_hash = ${secretHash(token)}`.execute(db)
  const [link] = rows
  if (!link) throw notFound()
  if (link.isExpired) throw refused('linkExpired')
  return link
}
