import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import type { FormPurpose } from './form-purpose.ts'
import { latestSent, saidByRole } from './said-by-role.ts'

type How = Pick<FormPurpose['roles'][number], 'as' | 'alike'>

/**
 * Flags what two sides answered differently to the same thing, where the question of either asks for
 * that. Of two sides that are sent in at the same moment, the second one waits here and sees the first.
 */
export async function flagDifferences(
  change: Pick<Change, 'audit'> & { db: Db },
  { purpose, recordId, by }: { purpose: FormPurpose; recordId: string; by: string },
): Promise<void> {
  const { db } = change
  if (!purpose.compared) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${recordId}, 0))`.execute(db)
  const other = purpose.compared.with()
  const [first, second] = [purpose, other].toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  if (!first || !second) return
  const sent = await latestSent(db, { recordId, purposes: [first, second] })
  const [one, two] = [first, second].map(({ key }) => sent.find(({ purpose: of }) => of === key))
  if (!one || !two) return
  const [ours, theirs] = [saidByRole(one, first), saidByRole(two, second)]
  const differing = purpose.roles.flatMap(({ id: role, ...how }) => {
    const [left, right] = [ours.get(role), theirs.get(role)]
    if (!left || !right || !(left.flags || right.flags)) return []
    return saysTheSame(how, left.value, right.value) ? [] : [{ role, left, right }]
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

/** 30 hours and 30.0 hours are the same. */
function saysTheSame({ as, alike = [] }: How, one: unknown, other: unknown): boolean {
  if (as === 'figure' || as === 'money') return new Decimal(String(one)).equals(String(other))
  return one === other || [one, other].every((each) => alike.includes(String(each)))
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
