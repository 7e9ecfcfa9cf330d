import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { holdsMoney } from '#modules/placements/server/balances.queries.ts'
import { readRegionLeft } from '#modules/programs/server/commit-region.ts'
import { approvalLimits, type ApprovalLimit } from '../contract/rules.ts'
import type { LoadedRequest } from './request.policy.ts'

type Limited = Pick<LoadedRequest, 'programId' | 'participantId' | 'applicationId'>

/** What each limit leaves for the training of a participant; named as what is over it is refused. */
type Left = Record<Exclude<ApprovalLimit, 'overRegion'>, string> & {
  /** Null in a program that is not divided among regions. */
  overRegion: string | null
}

/** Under the lock of the program's budget: wages, supplements and training all count in the combined cap. */
export async function leftToApprove(
  db: Db,
  { programId, participantId, applicationId }: Limited,
): Promise<Left> {
  const { rows } = await sql<Left>`
    select (p.max_training_per_participant - t.training)::text as "overTrainingMaximum",
      (p.combined_cap - beside_wages_committed(p.id, ${participantId}) - coalesce((select sum(l.committed_amount) from placements l
        where l.program_id = p.id and l.participant_id = ${participantId} and ${holdsMoney}), 0))::text as "overCombinedCap",
      case when k.region is not null then k.left_amount::text end as "overRegion",
      (p.budget_total - b.committed)::text as "overBudget"
    from programs p join program_budgets b on b.program_id = p.id,
      lateral (select training_committed(p.id, ${participantId}) as training) t,
      budget_left(p.id, (select a.region from applications a where a.id = ${applicationId})) k
    where p.id = ${programId}`.execute(db)
  return theRow(rows)
}

/** Those that there are, the tightest not necessarily first. */
export const limitsOf = (left: Left): [ApprovalLimit, string][] =>
  approvalLimits.flatMap((limit) => {
    const most = left[limit]
    return most === null ? [] : [[limit, most]]
  })

/** The most that can be approved as it stands, by the tightest of the limits; nothing where it is passed already. */
export async function mostToApprove(db: Db, request: Limited) {
  const left = await leftToApprove(db, request)
  const overall: [ApprovalLimit, string] = ['overBudget', left.overBudget]
  const [[limit, least] = overall] = limitsOf(left).toSorted(([, one], [, other]) =>
    new Decimal(one).cmp(other),
  )
  const region = limit === 'overRegion' ? await readRegionLeft(db, request) : null
  return { amount: Decimal.max(least, 0).toFixed(2), limit, region: region && region.name }
}
