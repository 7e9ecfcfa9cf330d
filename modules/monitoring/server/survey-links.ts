import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import type { Side } from '../contract/monitoring-form.ts'
import { daysOfGrace } from '../contract/survey-draft.ts'

export const linkPath = ({ side, number }: { side: Side; number: number }, token: string) =>
  `/${side}/monitoring-survey/${token}/${number}` as const

/** Until when the link of a letter holds: some days after the due day, or from today once that is long past. */
export const holdsUntil = sql<string>`
  ((greatest(f.due_on, organisation_today()) + ${sql.lit(daysOfGrace + 1)})::timestamp at time zone organisation_zone())`

/** A new secret link to a form for the address on file; only its hash is kept. */
export async function makeSurveyLink({ db }: Pick<Change, 'db'>, formId: string): Promise<string> {
  const token = makeSecret()
  await sql`
    insert into monitoring_links (token_hash, form_id, expires_at)
    select ${secretHash(token)}, f.id, ${holdsUntil} from monitoring_forms f where f.id = ${formId}`.execute(
    db,
  )
  return token
}

/** A link of whoever is signed in, for a day, and only while the form is theirs and their role the same. */
export async function makeOwnLink({ db, person }: Change, formId: string): Promise<string> {
  const token = makeSecret()
  await sql`
    insert into monitoring_links (token_hash, form_id, expires_at, user_id, role_id, role_version)
    select ${secretHash(token)}, ${formId}, clock_now() + interval '1 day', u.id, r.id, r.version
    from users u join roles r on r.id = u.role_id where u.id = ${person.userId}`.execute(db)
  return token
}

const mostAnHour = 3

/** Whether as many links of a form were asked for within the hour as anybody needs. */
export async function hasManyLinks({ db }: Pick<Change, 'db'>, formId: string): Promise<boolean> {
  const { rows } = await sql<{ many: boolean }>`
    select count(*) >= ${mostAnHour} as many from monitoring_links
    where form_id = ${formId} and user_id is null and made_at > clock_now() - interval '1 hour'`.execute(
    db,
  )
  return rows[0]?.many === true
}

/** What has more time now is opened by the links of before, too. */
export const keepLinks = ({ db }: Pick<Change, 'db'>, formId: string) =>
  sql`update monitoring_links l set expires_at = ${holdsUntil}
    from monitoring_forms f where f.id = l.form_id and f.id = ${formId}
      and l.expires_at > clock_now() and l.used_at is null and l.user_id is null`.execute(db)

/** What was sent is sent once: the same links open no second one. */
export const useUpLinks = ({ db, now }: Pick<Change, 'db' | 'now'>, formId: string) =>
  sql`update monitoring_links set used_at = ${now} where form_id = ${formId} and used_at is null`.execute(
    db,
  )

export interface Followed {
  formId: string
  /** It opens its form no more, or not a second time; that it was sent is told for ever. */
  isExpired: boolean
  /** Who made it, signed in; null for the link of a letter. */
  openedBy: string | null
}

/** Where a link leads, whether or not it still holds. @throws 404 for a link that never was */
export async function followSurveyLink(db: Db, token: string): Promise<Followed> {
  const { rows } = await sql<Followed>`
    select l.form_id as "formId", u.name as "openedBy",
      f.status not in ('submitted', 'accepted')
        and (l.expires_at < clock_now() or l.used_at is not null and f.status = 'open'
          or l.user_id is not null and (l.role_id, l.role_version) is distinct from (o.id, o.version)) as "isExpired"
    from monitoring_links l join monitoring_forms f on f.id = l.form_id left join users u on u.id = l.user_id
      left join roles o on o.id = u.role_id
    where l.token_hash = ${secretHash(token)} and (l.user_id is null or u.status = 'active'
      and case f.side when 'employer' then u.employer_id = f.employer_id
        else u.participant_id = f.participant_id end)`.execute(db)
  const [link] = rows
  if (!link) throw notFound()
  return link
}

/** @throws 404 as `followSurveyLink`, 409 `linkExpired` */
export async function openSurveyLink(db: Db, token: string): Promise<Followed> {
  const link = await followSurveyLink(db, token)
  if (link.isExpired) throw refused('linkExpired')
  return link
}
