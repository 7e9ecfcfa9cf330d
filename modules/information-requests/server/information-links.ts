import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { daysOfGrace } from '../contract/information-request.ts'

export const linkPath = (token: string) => `/forms/information?draft=${token}` as const

/** A new secret link to a request, for as long as it is due and some days beyond; only its hash is kept. */
export async function makeInformationLink({ db }: Pick<Change, 'db'>, requestId: string) {
  const token = makeSecret()
  await sql`
    insert into information_links (token_hash, request_id, expires_at)
    select ${secretHash(token)}, id,
      (due_on + ${daysOfGrace + 1}::int)::timestamp at time zone organisation_zone()
    from information_requests where id = ${requestId}`.execute(db)
  return token
}

/** A link of whoever is signed in, for a day, and only while they see the application and their role is the same. */
export async function makeOwnLink({ db, person }: Change, requestId: string) {
  const token = makeSecret()
  await sql`
    insert into information_links (token_hash, request_id, expires_at, user_id, role_id, role_version)
    select ${secretHash(token)}, ${requestId}, clock_now() + interval '1 day', u.id, r.id, r.version
    from users u join roles r on r.id = u.role_id where u.id = ${person.userId}`.execute(db)
  return token
}

const mostAnHour = 3

/** Whether a request got as many links by mail within the hour as anybody needs. */
export async function hasManyLinks({ db }: Pick<Change, 'db'>, requestId: string) {
  const { rows } = await sql<{ many: boolean }>`
    select count(*) >= ${mostAnHour} as many from information_links
    where request_id = ${requestId} and user_id is null
      and made_at > clock_now() - interval '1 hour'`.execute(db)
  return rows[0]?.many === true
}

/** What was given more time is opened by the links of before, too. */
export const keepLinks = ({ db }: Pick<Change, 'db'>, requestId: string, dueOn: string) =>
  sql`update information_links set expires_at =
      (${dueOn}::date + ${daysOfGrace + 1}::int)::timestamp at time zone organisation_zone()
    where request_id = ${requestId} and expires_at > clock_now() and user_id is null`.execute(db)

interface Followed {
  requestId: string
  applicationId: string
  isExpired: boolean
  /** Who made it, signed in; null for the link of a mail. */
  openedBy: string | null
}

/** Where a link leads, whether or not it still holds. @throws 404 for a link that never was */
export async function followInformationLink(db: Db, token: string): Promise<Followed> {
  const { rows } = await sql<Followed>`
    select l.request_id as "requestId", r.application_id as "applicationId",
      l.expires_at < clock_now() or l.user_id is not null
        and (l.role_id, l.role_version) is distinct from (o.id, o.version) as "isExpired", u.name as "openedBy"
    from information_links l join information_requests r on r.id = l.request_id
      join applications a on a.id = r.application_id left join users u on u.id = l.user_id
      left join roles o on o.id = u.role_id
    where l.token_hash = ${secretHash(token)} and (l.user_id is null or u.status = 'active'
      and case r.side when 'employer' then u.employer_id = a.seen_employer_id
        else u.participant_id = a.participant_id end)`.execute(db)
  const [link] = rows
  if (!link) throw notFound()
  return link
}

/** @throws 404 as `followInformationLink`, 409 `linkExpired` */
export async function openInformationLink(db: Db, token: string): Promise<Followed> {
  const link = await followInformationLink(db, token)
  if (link.isExpired) throw refused('linkExpired')
  return link
}
