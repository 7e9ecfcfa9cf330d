import { sql } from 'kysely'
import { personalEvent } from '#kit/server/events.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { OnLetter, ToldLetter } from '#kit/server/write-letter.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'

/**
 * Keeps of a letter about a record the notice that says the same, for a reader who has an account in
 * use; and tells whether the mail of it is wanted.
 */
export const noticesOf =
  (product: Pick<Product, 'offers' | 'subjects'>): OnLetter =>
  async (told) => {
    const { offers } = product
    const { kind, mailOnly } = told.letter.declared
    if (kind && !(await isOpenToReader(told, product))) return false
    const isNotice =
      !mailOnly && offers.noticed.some(({ entity }) => entity === told.record?.entity)
    if (!isNotice && !kind) return true
    const reader = await keep(told, isNotice)
    if (reader?.isKept) await told.announce(personalEvent('notifications', reader.id))
    // Who has no account in use is told what cannot be done without.
    if (!reader?.byMail || !kind) return reader?.byMail ?? !kind
    if (reader.inDigest) return false
    return reader.quietUntil ? { notBefore: reader.quietUntil } : true
  }

interface Reader {
  id: string
  byMail: boolean
  isKept: boolean
  /** It waits for the next digest. */
  inDigest: boolean
  /** By mail no sooner. */
  quietUntil: string | null
}

async function keep(told: ToldLetter, isNotice: boolean): Promise<Reader | undefined> {
  const { db, letter, versionId, to, facts, record, once } = told
  const isReader =
    'userId' in to ? sql`u.id = ${to.userId}` : sql`u.email = ${to.email.toLowerCase()}`
  const isOptional = letter.declared.kind !== undefined
  const muted = isMuted(told)
  const repeated =
    once === null ? sql`null` : sql`concat_ws(':', ${letter.key}::text, id, ${once}::text)`
  const { rows } = await sql<Reader>`
    with moment as materialized (select clock_now() as at), reader as (
      select u.id, m.rhythm in ('daily', 'weekly') as in_digest,
        nullif(end_of_quiet(moment.at, m.time_zone, m.quiet_from, m.quiet_until, m.quiet_weekends), moment.at) as quiet_until,
        coalesce(p.by_mail, true) and m.rhythm is distinct from 'never' and not ${muted} as by_mail,
        coalesce(p.in_app, true) and ${isNotice} and not ${muted} as in_app
      from moment cross join users u left join notification_preferences p on p.user_id = u.id and p.kind = ${letter.declared.kind ?? null}
      left join mail_rhythms m on m.user_id = u.id and ${isOptional}
      where ${isReader} and u.status = 'active'),
    kept as (
      insert into notices (user_id, template, template_version_id, facts, entity, record_id, once)
      select id, ${letter.key}, ${versionId}::uuid, ${JSON.stringify(facts)}::jsonb, ${record?.entity ?? null}::text,
        ${record?.id ?? null}::uuid, ${repeated}
      from reader where in_app
      on conflict (once) do nothing returning user_id),
    collected as (
      insert into digest_entries (user_id, template, template_version_id, facts, entity, record_id, once)
      select id, ${letter.key}, ${versionId}::uuid, ${JSON.stringify(facts)}::jsonb, ${record?.entity ?? null}::text,
        ${record?.id ?? null}::uuid, ${repeated}
      from reader where in_digest and by_mail
      on conflict (once) do nothing)
    select id, by_mail as "byMail", coalesce(in_digest, false) as "inDigest", quiet_until as "quietUntil",
      exists (select 1 from kept) as "isKept" from reader`.execute(db)
  return rows[0]
}

/** In SQL, whether the reader `u` does without what may be done without of this record; a mention still comes. */
function isMuted({ letter, record }: ToldLetter) {
  const { kind } = letter.declared
  if (!kind || kind === 'mentioned' || !record) return sql`false`
  return sql`exists (select 1 from record_stances stance where stance.user_id = u.id
    and stance.entity = ${record.entity} and stance.record_id = ${record.id}::uuid and stance.stance = 'mute')`
}

/** Whether whoever a letter of a kind is for may open what it is about, at this moment. */
async function isOpenToReader(
  { db, to, record }: ToldLetter,
  { offers, subjects }: Pick<Product, 'offers' | 'subjects'>,
): Promise<boolean> {
  if (!('userId' in to)) return true
  const person = await readPerson(db, subjects, to.userId)
  if (!person) return false
  const kind = offers.noticed.find(({ entity }) => entity === record?.entity)
  if (!kind || !record) return true
  const { rows } =
    await sql`select 1 where ${kind.opensFor(person, sql`${record.id}::uuid`)}`.execute(db)
  return rows.length > 0
}
