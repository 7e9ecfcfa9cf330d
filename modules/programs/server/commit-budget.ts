import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

/**
 * Sets money of a program's budget aside. One statement checks the room that is left and takes it,
 * so two approvals cannot overspend.
 * @returns whether there was room
 */
export async function commitBudget(
  { db }: Pick<Change, 'db'>,
  programId: string,
  amount: string,
): Promise<boolean> {
  const committed = await sql`
    update program_budgets b set committed = b.committed + ${amount}::numeric from programs p
    where b.program_id = ${programId} and p.id = b.program_id
      and b.committed + ${amount}::numeric <= p.budget_total`.execute(db)
  return committed.numAffectedRows === 1n
}
