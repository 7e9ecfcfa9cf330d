import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { holdsMoney } from '#modules/placements/server/balances.queries.ts'
import { approvalLimits, type ApprovalLimit } from '../contract/rules.ts'
import type { RequestScope } from './request.policy.ts'

/** What each limit leaves for the training of a participant; named as what is over it is refused. */
type Left = Record<ApprovalLimit, string>

/** Under the lock of the program's budget: wages, supplements and training all count in the combined cap. */
export async function leftToApprove(
  db: Db,
  { programId, participantId }: Pick<RequestScope, 'programId' | 'participantId'>,
): Promise<Left> {
  const { rows } = await sql<Left>`
    select (p.max_training_per_participant - t.training)::text as "overTrainingMaximum",
      (p.combined_cap - beside_wages_committed(p.id, ${participantId}) - coalesce((select sum(l.committed_amount) from placements l
        where l.program_id = p.id and l.participant_id = ${participantId} and ${holdsMoney}), 0))::text as "overCombinedCap",
      (p.budget_total - b.committed)::text as "overBudget"
    from programs p join program_budgets b on b.program_id = p.id,
      lateral (select training_committed(p.id, ${participantId}) as training) t
    where p.id = ${programId}`.execute(db)
  return theRow(rows)
}

/** The most that can be approved as it stands, by the tightest of the limits; nothing where it is passed already. */
export async function mostToApprove(db: Db, request: Parameters<typeof leftToApprove>[1]) {
  const left = await leftToApprove(db, request)
  const [limit = 'overBudget'] = approvalLimits.toSorted((one, other) =>
    new Decimal(left[one]).cmp(left[other]),
  )
  return { amount: Decimal.max(left[limit], 0).toFixed(2), limit }
}
