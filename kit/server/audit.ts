import { sql, type RawBuilder } from 'kysely'
import type { Fields } from '#kit/contract/define-entity.ts'
import { changedFields, toldValue } from '#kit/contract/same-value.ts'
import type { Db } from './call.ts'
import type { Person } from './person.ts'

export interface AuditEntry {
  /** What was done, e.g. `applications.approval`. */
  action: string
  entity: string
  entityId?: string | null
  reference?: string | null
  /** By field: what it was and what it is. Protected values are never put here. */
  changes?: Record<string, [before: unknown, after: unknown]>
  reason?: string | null
  /** Who did it, when not the person who calls: somebody without an account. */
  by?: string
}

interface Writing {
  person: Pick<Person, 'userId' | 'name' | 'role' | 'via'>
  requestId: string | null
  /** An `insert … returning` that is kept in the same statement. */
  beside?: RawBuilder<unknown> | undefined
}

/**
 * Writes an audit row each, in this order; always in the transaction of the change that they record.
 * @returns how many rows were kept beside them
 */
export async function writeAudit(
  db: Db,
  by: Writing,
  ...entries: readonly AuditEntry[]
): Promise<number> {
  if (entries.length === 0) return 0
  const { person, requestId, beside } = by
  const rows = entries.map(
    (
      entry,
    ) => sql`(${person.userId}::uuid, ${entry.by ?? actorOf(person)}, ${person.role}, ${entry.action},
      ${entry.entity}, ${entry.entityId ?? null}::uuid, ${entry.reference ?? null},
      ${JSON.stringify(entry.changes ?? {})}::jsonb, ${entry.reason ?? null}, ${requestId})`,
  )
  const written = sql`
    insert into public.audit_log (actor_id, actor_name, actor_role, action, entity, entity_id, reference, changes, reason, request_id)
    values ${sql.join(rows)}`
  if (!beside) {
    await written.execute(db)
    return 0
  }
  const { rows: told } = await sql<{ kept: number }>`with beside as (${beside})
    ${written} returning (select count(*)::int from beside) as kept`.execute(db)
  return told[0]?.kept ?? 0
}

/** A person, and in their name a program: `Amina Diallo (API “Payroll”)`. */
const actorOf = ({ name, via }: Pick<Person, 'name' | 'via'>) =>
  via === undefined ? name : `${name} (API “${via}”)`

/** What an audit row keeps of a change, by field. */
export type Differences = Record<string, [before: unknown, after: unknown]>

/**
 * The fields that differ, as an audit row keeps them. Values of an entity's fields are compared by
 * what they say: `50` is no change of `50.0000`.
 */
export const differences = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  fields: Fields = {},
): Differences =>
  Object.fromEntries(
    changedFields(before, after, fields).map((key) => [
      key,
      [toldValue(fields[key], before[key]), toldValue(fields[key], after[key])],
    ]),
  )

/** Whether a change says nothing new, and so is not to be written. */
export const isNothing = (changes: Differences): boolean => Object.keys(changes).length === 0

/** What the log keeps in place of what is protected. */
export const standIn = '••••'

const orStandIn = (value: unknown) => (value == null ? null : standIn)

/**
 * Changes as an audit row may keep them: of protected fields that they changed, not what they hold.
 * The values are compared before, in full: hidden ones are all alike.
 */
export const hiding = (
  changes: Record<string, [unknown, unknown]>,
  fields: readonly string[],
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      fields.includes(field) ? [orStandIn(before), orStandIn(after)] : [before, after],
    ]),
  )
