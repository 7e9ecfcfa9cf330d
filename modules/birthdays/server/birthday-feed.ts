import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Change, ReadCall } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'

/** Gives the person a new private address and ends the one before; only its hash is kept. */
export async function renewFeed({ db, person, settings, now, audit }: Change) {
  const userId = person.userId ?? ''
  const token = makeSecret()
  const createdAt = now.toISOString()
  const row = { token_hash: secretHash(token), created_at: createdAt }
  await db
    .insertInto('birthday_feeds')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  await audit({ action: 'birthdays.feedRenewed', entity: 'birthdayFeed', entityId: userId })
  return { address: `${settings.publicUrl}/api/feeds/${token}/birthdays.ics`, createdAt }
}

export async function revokeFeed({ db, person, audit }: Change): Promise<void> {
  const userId = person.userId ?? ''
  const ended = await db
    .deleteFrom('birthday_feeds')
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  if (ended.length > 0)
    await audit({ action: 'birthdays.feedRevoked', entity: 'birthdayFeed', entityId: userId })
}

/** Whose private address this is; null when it is nobody's, or no longer. */
export async function findFeedOwner(db: Kysely<Database>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('birthday_feeds')
    .select('user_id')
    .where('token_hash', '=', secretHash(token))
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * Puts on record that the calendar left the house, once a day and address: programs fetch it every
 * few minutes, and the log is to stay readable.
 */
export async function recordFetch({ db, audit }: Pick<ReadCall, 'db' | 'audit'>, owner: Person) {
  const entityId = owner.userId
  const { rows } = await sql`
    select 1 from birthday_feeds f join audit_log a on a.entity_id = f.user_id
    where f.user_id = ${entityId} and a.action = 'birthdays.feedFetched'
      and a.at >= greatest(f.created_at, organisation_today()::timestamp at time zone organisation_zone())
    limit 1`.execute(db)
  if (rows.length) return
  const by = owner.name
  await audit({ action: 'birthdays.feedFetched', entity: 'birthdayFeed', entityId, by })
}

export async function readFeed(db: Kysely<Database>, userId: string | null) {
  const row = await db
    .selectFrom('birthday_feeds')
    .select('created_at')
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst()
  return { createdAt: row?.created_at ?? null }
}
