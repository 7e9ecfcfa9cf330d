import { sql, type RawBuilder } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Whose } from '#kit/server/personal-data.ts'
import { content, erasureSeal, type Keys } from './audit-chain.ts'
import { oneSealing } from './seal-audit.ts'

type Erasing = Pick<Change, 'db' | 'settings'>

export interface ErasedEntries {
  who: Whose
  /** Of these records every value goes. */
  whole: RawBuilder<string[]>
  /** As the log calls the fields that go of others. */
  fields: readonly string[]
}

interface Found {
  sequence: number
  actorName: string
  reference: string | null
  changes: unknown
  reason: string | null
  position: number | null
  sealed: Buffer | null
  content: string
}

const atOnce = 2000

/**
 * Takes what the log says of a person away: values of their records, and their name wherever it stands.
 * Who did what, when and to which record stays. Rows that are sealed are sealed anew.
 * @returns how many entries it was taken from
 */
export async function eraseEntries(erasing: Erasing, of: ErasedEntries): Promise<number> {
  const { db } = erasing
  // Rows are not sealed meanwhile.
  await oneSealing(db)
  let erased = 0
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- some thousand after the other, so that memory stays flat
    const found = await findEntries(erasing, of, after)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await eraseFound(erasing, found)
    erased += found.length
    if (found.length < atOnce) return erased
    after = found.at(-1)?.sequence ?? after
  }
}

async function eraseFound({ db, settings }: Erasing, found: readonly Found[]) {
  const entries = found.map(({ sequence, actorName, reference, changes, reason, ...sealed }) => ({
    sequence,
    actorName,
    reference,
    changes,
    reason,
    ...sealOf(settings, sealed),
  }))
  await sql`select erase_audit_entries(${JSON.stringify(entries)}::jsonb)`.execute(db)
}

function sealOf(
  keys: Keys,
  { sealed, position, content: row }: Pick<Found, 'sealed' | 'position' | 'content'>,
) {
  if (!sealed || position === null) return {}
  const [key] = keys.encryptionKeys
  if (!key) throw new Error('ENCRYPTION_KEYS is missing')
  return {
    seal: erasureSeal(keys, key.id, { sealed, position, row }).toString('hex'),
    keyId: key.id,
  }
}

/** Entries in which something is to be erased, as they will be. */
async function findEntries({ db }: Erasing, { who, whole, fields }: ErasedEntries, after: number) {
  const { names, searched, records } = who
  const users = who.ids('user')
  const isNamed = (text: RawBuilder<unknown>) =>
    sql`coalesce(searchable(${text}) ~ ${names}, false)`
  const actor = sql`case when l.actor_id = any(${users}) or (l.actor_id is null and ${isNamed(sql`l.actor_name`)})
    then ${who.name}::text else l.actor_name end`
  const changes = sql`case
    when l.entity_id = any(${whole}) then erased_leaves(l.changes)
    when l.entity = 'export' then erased_names(l.changes, ${searched})
    when l.entity_id = any(${records}) then (select coalesce(jsonb_object_agg(key,
      case when key = any(${[...fields]}::text[]) then erased_leaves(value) else erased_names(value, ${names}) end), '{}')
      from jsonb_each(l.changes))
    else erased_names(l.changes, ${names}) end`
  const signed = (column: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`case when ${column} is not null and (${condition}) then erased_sign() else ${column} end`
  // A record without a number is referred to by what it is called.
  const reference = sql`case when l.entity_id = any(${whole}) and l.reference !~ '^[A-Z]+-[0-9-]+$' then ${who.name}::text
    else ${signed(sql`l.reference`, isNamed(sql`l.reference`))} end`
  const { rows } = await sql<Found>`
    with erased as (
      select l.id, l.sequence, l.at, l.actor_id, ${actor} as actor_name, l.actor_role, l.action, l.entity, l.entity_id,
        ${reference} as reference, ${changes} as changes,
        ${signed(sql`l.reason`, sql`l.entity_id = any(${records}) or ${isNamed(sql`l.reason`)}`)} as reason, l.request_id,
        (l.actor_name, l.reference, l.changes, l.reason) as was
      from audit_log l
      where l.sequence > ${after} and (l.entity_id = any(${records}) or l.actor_id = any(${users})
        or searchable(concat_ws(' ', l.actor_name, l.reference, l.reason, l.changes::text)) ~ ${names}
        or (l.entity = 'export' and erased_names(l.changes, ${searched}) <> l.changes))
    )
    select a.sequence, a.actor_name as "actorName", a.reference, a.changes, a.reason, s.position, s.hash as sealed,
      ${content} as content
    from erased a left join audit_seals s on s.audit_sequence = a.sequence
    where (a.actor_name, a.reference, a.changes, a.reason) is distinct from a.was
    order by a.sequence limit ${atOnce}`.execute(db)
  return rows
}
