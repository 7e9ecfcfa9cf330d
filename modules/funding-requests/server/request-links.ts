import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { daysOfGrace } from '../contract/rules.ts'
import { asks, waitsIn } from './asked-request.queries.ts'

export const linkPath = (token: string) => `/forms/funding-request/${token}` as const

/** Until when the link of a letter holds: some days after the form's day. */
export const holdsUntil = sql<string>`
  ((f.due_on + ${sql.lit(daysOfGrace + 1)})::timestamp at time zone organisation_zone())`

/** A new secret link to a form for the address on file; only its hash is kept. */
export async function makeRequestLink({ db }: Pick<Change, 'db'>, requestId: string) {
  const token = makeSecret()
  await sql`
    insert into funding_request_links (token_hash, request_id, expires_at, asks)
    select ${secretHash(token)}, f.id, ${holdsUntil}, ${asks} from funding_requests f where f.id = ${requestId}`.execute(
    db,
  )
  return token
}

/** A link of whoever is signed in, for a day, and only while the form is theirs and their role the same. */
export async function makeOwnLink({ db, person }: Change, requestId: string) {
  const token = makeSecret()
  await sql`
    insert into funding_request_links (token_hash, request_id, expires_at, user_id, role_id, role_version, asks)
    select ${secretHash(token)}, f.id, clock_now() + interval '1 day', u.id, r.id, r.version, ${asks}
    from funding_requests f, users u join roles r on r.id = u.role_id
    where f.id = ${requestId} and u.id = ${person.userId}`.execute(db)
  return token
}

const mostAnHour = 3

/** Whether as many links of a form were asked for within the hour as anybody needs. */
export async function hasManyLinks({ db }: Pick<Change, 'db'>, requestId: string) {
  const { rows } = await sql<{ many: boolean }>`
    select count(*) >= ${mostAnHour} as many from funding_request_links
    where request_id = ${requestId} and user_id is null and made_at > clock_now() - interval '1 hour'`.execute(
    db,
  )
  return rows[0]?.many === true
}

/** What was sent is sent once: the same links open no second one. */
export const useUpLinks = ({ db, now }: Pick<Change, 'db' | 'now'>, requestId: string) =>
  sql`update funding_request_links set used_at = ${now} where request_id = ${requestId} and used_at is null`.execute(
    db,
  )

interface Followed {
  requestId: string
  /** It opens its form no more, or not a second time; nor does that of the form open the evidence. */
  isExpired: boolean
  /** Who made it, signed in; null for the link of a letter. */
  openedBy: string | null
}

/** Where a link leads, whether or not it still holds. @throws 404 for a link that never was */
export async function followRequestLink(db: Db, token: string): Promise<Followed> {
  const { rows } = await sql<Followed>`
    select l.request_id as "requestId", u.name as "openedBy", l.expires_at < clock_now()
        or l.asks <> ${asks} or l.used_at is not null and f.status in (${waitsIn})
        or l.user_id is not null and (l.role_id, l.role_version) is distinct from (o.id, o.version) as "isExpired"
    from funding_request_links l join funding_requests f on f.id = l.request_id left join users u on u.id = l.user_id
      left join roles o on o.id = u.role_id
    where l.token_hash = ${secretHash(token)} and (l.user_id is null or u.status = 'active'
      and case f.side when 'employer' then u.employer_id = f.employer_id
        else u.participant_id = f.participant_id end)`.execute(db)
  const [link] = rows
  if (!link) throw notFound()
  return link
}

/** @throws 404 as `followRequestLink`, 409 `linkExpired` */
export async function openRequestLink(db: Db, token: string): Promise<Followed> {
  const link = await followRequestLink(db, token)
  if (link.isExpired) throw refused('linkExpired')
  return link
}
