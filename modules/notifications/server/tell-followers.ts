import { sql, type RawBuilder } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'
import type { Person } from '#kit/server/person.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { actSaid } from '#modules/audit/server/said-acts.ts'
import { notificationsLetters } from '../contract/notifications.letters.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'

export const tellingJob = 'notifications.tell'
const atATime = 20

interface Happened {
  id: string
  entity: string
  recordId: string
  action: string
  reference: string | null
  actorId: string | null
  actorType: string
  /** Null: whoever did it is none of the staff, and is not named to everybody who sees the record. */
  actor: string | null
  alsoEntity: string | null
  alsoId: string | null
}

/**
 * Tells those who follow a record what has happened to it. That it happened is forgotten in the
 * transaction that tells of it: nobody is told twice, whoever is killed meanwhile.
 */
export const tellFollowers = (product: Pick<Product, 'offers' | 'subjects'>): SteppedJob => ({
  name: tellingJob,
  step: (system) =>
    inChange(system, { person: systemPerson, requestId: null }, async (change) => {
      const happened = await take(change.db)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      for (const each of happened) await tell(change, product, each)
      return happened.length === atATime
    }),
})

async function take(db: Db): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    with taken as (delete from happenings where id in (
        select id from happenings order by id limit ${atATime} for update skip locked) returning *)
    select t.id, t.entity, t.record_id as "recordId", t.action, t.reference, t.actor_id as "actorId", t.actor_type as "actorType",
      u.name as actor, t.also_entity as "alsoEntity", t.also_id as "alsoId"
    from taken t left join users u on u.id = t.actor_id and u.type = 'staff'
    order by t.id`.execute(db)
  return rows
}

async function tell(
  change: Change,
  product: Pick<Product, 'offers' | 'subjects'>,
  happened: Happened,
) {
  const { entity, recordId, actorId, reference } = happened
  const act = actOf(product, happened.action)
  if (!act) return
  for (const userId of await followersOf(change.db, happened)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const person = userId === actorId ? null : await readPerson(change.db, product.subjects, userId)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const path = person && (await pathFor(change.db, product, { person, happened }))
    if (path)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.letter(
        notificationsLetters.followed,
        { userId },
        {
          entity,
          record: recordId,
          reference: reference ?? '',
          doer: doerOf(happened),
          done: act,
          link: path,
        },
      )
  }
}

async function followersOf(db: Db, { entity, recordId }: Happened): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from record_stances
    where entity = ${entity} and record_id = ${recordId} and stance = 'follow' order by user_id`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

const doerOf = ({ actor, actorType }: Happened): Bilingual => {
  if (actor !== null) return { en: actor, fr: actor }
  const who = actorType === 'system' ? 'portal' : 'outsider'
  return { en: notificationsEn.doers[who], fr: notificationsFr.doers[who] }
}

function actOf({ offers }: Pick<Product, 'offers'>, action: string): Bilingual | null {
  const [en, fr] = [actSaid(offers.acts, action, 'en'), actSaid(offers.acts, action, 'fr')]
  return en !== null && fr !== null ? { en, fr } : null
}

interface Asked {
  person: Person
  happened: Happened
}

/** Where the person finds the record; null where the person may not open it, or sees no such thing on it. */
async function pathFor(
  db: Db,
  { offers }: Pick<Product, 'offers'>,
  { person, happened }: Asked,
): Promise<`/${string}` | null> {
  const { entity, recordId, alsoEntity, alsoId } = happened
  const kindOf = (name: string) => offers.noticed.find((each) => each.entity === name)
  const record = kindOf(entity)
  const opens = (name: string, id: string): RawBuilder<boolean> =>
    kindOf(name)?.opensFor(person, sql`${id}::uuid`) ?? sql<boolean>`false`
  if (!record || person.type !== 'staff') return null
  const also = alsoEntity && alsoId ? opens(alsoEntity, alsoId) : sql<boolean>`true`
  const { rows } = await sql<{ path: `/${string}` }>`
    select ${record.address(sql`${recordId}::uuid`)} as path
    where ${opens(entity, recordId)} and ${also}`.execute(db)
  return rows[0]?.path ?? null
}
