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

/** Gives back what was set aside, once nobody will claim it. */
export async function releaseBudget(
  { db }: Pick<Change, 'db'>,
  programId: string,
  amount: string,
): Promise<void> {
  await sql`update program_budgets set committed = committed - ${amount}::numeric
    where program_id = ${programId}`.execute(db)
}

/**
 * Holds a program's budget until this change is kept: nobody else approves in the program meanwhile,
 * so everything that is counted of its placements stays as it is read. Taken before any other lock.
 */
export async function holdBudget({ db }: Pick<Change, 'db'>, programId: string): Promise<void> {
  await sql`select 1 from program_budgets where program_id = ${programId} for update`.execute(db)
}
