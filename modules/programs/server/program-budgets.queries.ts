import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'

/** What has been set aside of a program's budget, and what is left. */
export interface ProgramMoney {
  id: string
  code: string
  total: string
  committed: string
  left: string
}

/** Of the listed programs that money is given in, those with the least left first. */
export async function readBudgets(db: Db, { permissions }: Person): Promise<ProgramMoney[]> {
  const permitted = permissions.where(
    { action: 'view', subject: 'Programs List' },
    { programId: sql`p.id` },
  )
  const { rows } = await sql<ProgramMoney>`
    select p.id, p.code, p.budget_total::text as total, b.committed::text as committed,
      (p.budget_total - b.committed)::text as left
    from programs p join program_budgets b on b.program_id = p.id
    where p.status in ('open', 'paused') and ${permitted}
    order by (p.budget_total - b.committed) / nullif(p.budget_total, 0), p.code limit 6`.execute(db)
  return rows
}
