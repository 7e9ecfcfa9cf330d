import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'
import { daysOfLink } from '../contract/message.ts'

/** The page that it opens speaks as the letter does. */
export const linkPath = (token: string, language: Language) =>
  `/forms/messages?token=${token}&lang=${language}` as const

interface Leading {
  id: string
  side: Side
  email: string
}

/** A new secret link to the conversation of a side, for whom that address reaches; only its hash is kept. */
export async function makeMessagesLink(
  { db }: Pick<Change, 'db'>,
  { id, side, email }: Leading,
  asked?: 'fresh',
) {
  const token = makeSecret()
  const { rows } = await sql<{ until: string }>`
    insert into message_links (token_hash, application_id, side, email, is_fresh, expires_at)
    values (${secretHash(token)}, ${id}, ${side}, ${email}, ${asked === 'fresh'},
      (organisation_today() + ${daysOfLink + 1}::int)::timestamp at time zone organisation_zone())
    returning (organisation_today() + ${daysOfLink}::int) as until`.execute(db)
  return { token, until: rows[0]?.until ?? '' }
}

const mostAnHour = 3

/** Whether an address has asked for as many links within the hour as anybody needs. */
export async function hasManyLinks({ db }: Pick<Change, 'db'>, { id, side, email }: Leading) {
  const { rows } = await sql<{ many: boolean }>`
    select count(*) >= ${mostAnHour} as many from message_links
    where application_id = ${id} and side = ${side} and email = ${email} and is_fresh
      and made_at > clock_now() - interval '1 hour'`.execute(db)
  return rows[0]?.many === true
}

/** Where a link leads, whether or not it still holds. @throws 404 for a link that never was */
export async function followMessagesLink(db: Db, token: string) {
  const { rows } = await sql<Leading & { isExpired: boolean }>`
    select application_id as id, side, email, expires_at < clock_now() as "isExpired"
    from message_links where token_hash = ${secretHash(token)}`.execute(db)
  const [link] = rows
  if (!link) throw notFound()
  const to = await recipientOf(db, link.id, link.side)
  const isTheirs = to?.email.toLowerCase() === link.email.toLowerCase()
  return { ...link, to, isExpired: link.isExpired || !isTheirs }
}

export type Followed = Awaited<ReturnType<typeof followMessagesLink>>

/** @throws 404 as `followMessagesLink`, 409 `linkExpired` */
export async function openMessagesLink(db: Db, token: string): Promise<Followed> {
  const link = await followMessagesLink(db, token)
  if (link.isExpired) throw refused('linkExpired')
  return link
}
