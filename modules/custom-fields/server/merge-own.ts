import { sql } from 'kysely'
import { fieldOfOwn } from '#kit/contract/own-fields.ts'
import { isSameValue } from '#kit/contract/same-value.ts'
import { differences, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { Sees } from '#kit/server/permissions.ts'
import { hidingOwn, told } from './judge-own.ts'
import { holdOwnFields } from './own-fields.queries.ts'
import { readOwnValues, seenOf, writeOwnValues } from './own-values.ts'

interface Way {
  from: string
  to: string
}

/** What one record took over from another. */
export interface TakenOver {
  fieldIds: readonly string[]
  changes: Differences
}

/**
 * Of two records that become one: what the one that stays has no value of, it has from the other, as far as
 * the person sees it on both.
 */
export async function takeLackingOwn(
  change: Change,
  entity: string,
  { from, to, sees }: Way & { sees: Sees },
): Promise<TakenOver> {
  const own = seenOf(await holdOwnFields(change, entity), sees)
  const values = await readOwnValues(change.db, own, [from, to])
  const [theirs, ours] = [values.get(from) ?? {}, values.get(to) ?? {}]
  const taken = own.filter(({ name }) => ours[name] === null && theirs[name] !== null)
  const given = Object.fromEntries(taken.map(({ name }) => [name, theirs[name]]))
  await writeOwnValues(change, [{ id: to, own: taken, values: given }])
  const changes = hidingOwn({ own: taken, changes: told(taken, differences({}, given)) })
  return { fieldIds: taken.map(({ id }) => id), changes }
}

/** Takes it back, where it is still what came from the other. */
export async function giveBackOwn(
  change: Change,
  entity: string,
  { from, to, fieldIds }: Way & { fieldIds: readonly string[] },
): Promise<Differences> {
  const own = (await holdOwnFields(change, entity)).filter(({ id }) => fieldIds.includes(id))
  const values = await readOwnValues(change.db, own, [from, to])
  const back = own.filter((field) =>
    isSameValue(
      fieldOfOwn(field),
      values.get(from)?.[field.name] ?? null,
      values.get(to)?.[field.name] ?? null,
    ),
  )
  if (back.length === 0) return {}
  await sql`delete from custom_values where record_id = ${to}
    and field_id in (${sql.join(back.map(({ id }) => id))})`.execute(change.db)
  const before = Object.fromEntries(back.map(({ name }) => [name, values.get(to)?.[name] ?? null]))
  const nothing = Object.fromEntries(back.map(({ name }) => [name, null]))
  return hidingOwn({ own: back, changes: told(back, differences(before, nothing)) })
}
