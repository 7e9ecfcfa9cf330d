import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { commitInRegion, readRegionPart } from './commit-region.ts'

/** For which application, and of which program's budget. */
export interface BudgetOf {
  programId: string
  applicationId: string
}

/**
 * Sets money of a program's budget aside, and of the part of the region where the workplace is. One
 * statement checks the room that is left and takes it, so two approvals cannot overspend.
 * @returns whether there was room in the whole
 * @throws 409 `regionExceeded` where the region's part is used up
 */
export async function commitBudget(
  change: Pick<Change, 'db'>,
  { programId, applicationId }: BudgetOf,
  amount: string,
): Promise<boolean> {
  const committed = await sql`
    update program_budgets b set committed = b.committed + ${amount}::numeric from programs p
    where b.program_id = ${programId} and p.id = b.program_id
      and b.committed + ${amount}::numeric <= p.budget_total`.execute(change.db)
  if (committed.numAffectedRows !== 1n) return false
  const region = await readRegionPart(change, programId, applicationId)
  await commitInRegion(change, programId, { region, amount })
  return true
}

/** Gives back what was set aside, once nobody will claim it. */
export async function releaseBudget(
  { db }: Pick<Change, 'db'>,
  { programId, applicationId }: BudgetOf,
  amount: string,
): Promise<void> {
  await sql`update program_budgets set committed = committed - ${amount}::numeric
    where program_id = ${programId}`.execute(db)
  await sql`update program_regions set committed = committed - ${amount}::numeric
    where program_id = ${programId} and region = region_part(${programId}, ${applicationId})`.execute(
    db,
  )
}

/**
 * Lets everything that is set aside for an application follow its workplace to another region: taken out
 * of the part that it was in, put into that of now, but for what was released just before its placement says so.
 * @throws 409 `regionExceeded`
 */
export async function moveToRegion(
  change: Pick<Change, 'db'>,
  { programId, applicationId }: BudgetOf,
  { from, less }: { from: string | null; less: string },
): Promise<void> {
  const to = await readRegionPart(change, programId, applicationId)
  if (to === from) return
  const { rows } = await sql<{ amount: string }>`
    select (committed_of_application(${applicationId}) - ${less}::numeric)::text as amount`.execute(
    change.db,
  )
  const { amount } = theRow(rows)
  await sql`update program_regions set committed = committed - ${amount}::numeric
    where program_id = ${programId} and region = ${from}`.execute(change.db)
  await commitInRegion(change, programId, { region: to, amount })
}

/**
 * Holds a program's budget until this change is kept: nobody else approves in the program meanwhile,
 * so everything that is counted of its placements stays as it is read. Taken before any other lock.
 */
export async function holdBudget({ db }: Pick<Change, 'db'>, programId: string): Promise<void> {
  await sql`select 1 from program_budgets where program_id = ${programId} for update`.execute(db)
}
