import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { flagsDifference, roleOf, type Comparison } from '../contract/compared-roles.ts'
import { questionsOf, type Definition } from '../contract/definition.ts'
import type { FormPurpose } from './form-purpose.ts'

interface Sent {
  id: string
  content: Record<string, unknown>
  definition: Definition
}

/** An answer that is compared by a role. */
interface Side {
  key: string
  value: unknown
  flags: boolean
}

/**
 * Flags what two sides answered differently to the same thing, where the question of either asks for
 * that. Of two sides that are sent in at the same moment, the second one waits here and sees the first.
 */
export async function flagDifferences(
  change: Change,
  { purpose, recordId, by }: { purpose: FormPurpose; recordId: string; by: string },
): Promise<void> {
  const { db } = change
  if (!purpose.compared) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${recordId}, 0))`.execute(db)
  const other = purpose.compared.with()
  const [first, second] = [purpose, other].toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  if (!first || !second) return
  const [one, two] = [await latestOf(db, recordId, first), await latestOf(db, recordId, second)]
  if (!one || !two) return
  const [ours, theirs] = [sidesOf(one, first), sidesOf(two, second)]
  const differing = purpose.roles.flatMap(({ id: role, as }) => {
    const [left, right] = [ours.get(role), theirs.get(role)]
    if (!left || !right || !(left.flags || right.flags)) return []
    return saysTheSame(as, left.value, right.value) ? [] : [{ role, left, right }]
  })
  if (differing.length === 0) return
  await sql`
    insert into answer_differences
      (record_id, role, first_response_id, first_key, second_response_id, second_key)
    values ${sql.join(
      differing.map(
        ({ role, left, right }) =>
          sql`(${recordId}, ${role}, ${one.id}, ${left.key}, ${two.id}, ${right.key})`,
      ),
    )} on conflict do nothing`.execute(db)
  await change.audit({
    action: 'forms.differencesFlagged',
    entity: purpose.compared.entity,
    entityId: recordId,
    reference: await referenceOf(db, purpose.compared.records, recordId),
    changes: { differing: [null, differing.map(({ role }) => role)] },
    by,
  })
}

/** What a form said last about a record. */
async function latestOf(db: Db, recordId: string, { key }: FormPurpose): Promise<Sent | null> {
  const { rows } = await sql<Sent>`
    select r.id, r.content, v.content as definition
    from form_responses r join form_versions v on v.id = r.version_id
    where r.record_id = ${recordId} and r.purpose = ${key}
    order by r.copy_no desc limit 1`.execute(db)
  return rows[0] ?? null
}

function sidesOf({ content, definition }: Sent, { catalogue }: FormPurpose) {
  const sides = new Map<string, Side>()
  for (const { question, group } of questionsOf(definition)) {
    const role = roleOf(question, catalogue)
    const value = content[question.id]
    if (group || !role || value === undefined) continue
    const flags = question.effects?.includes(flagsDifference) ?? false
    sides.set(role, { key: question.id, value, flags })
  }
  return sides
}

/** 30 hours and 30.0 hours are the same. */
function saysTheSame(as: Comparison, one: unknown, other: unknown): boolean {
  if (as === 'figure' || as === 'money') return new Decimal(String(one)).equals(String(other))
  return one === other
}

export async function referenceOf(
  db: Db,
  records: NonNullable<FormPurpose['compared']>['records'],
  id: string,
): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    select k.reference from (${records}) k where k.id = ${id}`.execute(db)
  return rows[0]?.reference ?? null
}
