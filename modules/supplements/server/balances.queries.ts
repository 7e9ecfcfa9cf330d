import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { holdsMoney } from '#modules/placements/server/balances.queries.ts'
import { readRegionLeft } from '#modules/programs/server/commit-region.ts'
import { approvalLimits, type ApprovalLimit } from '../contract/supplement.ts'
import type { LoadedSupplement } from './supplement.policy.ts'

/** What each limit leaves for a supplement; named as what is over it is refused. */
type Left = Record<Exclude<ApprovalLimit, 'overRegion'>, string> & {
  /** Null in a program that is not divided among regions. */
  overRegion: string | null
}

type Limited = Pick<
  LoadedSupplement,
  'programId' | 'participantId' | 'placementId' | 'applicationId' | 'type'
>

/** What is given already of a type `o.type` beside a placement. */
export const givenOfType = (placementId: unknown) => sql`
  coalesce((select sum(n.committed_amount) from supplements n
    where n.placement_id = ${placementId} and n.type = o.type), 0)`

/** What a program `g` offers: the rows `o` of type and cap. */
export const offersOf = sql`
  jsonb_to_recordset(coalesce(g.supplements, '[]'::jsonb)) as o(type text, cap numeric(11, 2))`

/** Under the lock of the program's budget: wages, training and supplements all count in the combined cap. */
export async function leftToApprove(
  db: Db,
  { programId, participantId, placementId, applicationId, type }: Limited,
): Promise<Left> {
  const { rows } = await sql<Left>`
    select coalesce((select o.cap - ${givenOfType(placementId)} from ${offersOf} where o.type = ${type}), 0)::text
        as "overTypeCap",
      (g.combined_cap - beside_wages_committed(g.id, ${participantId}) - coalesce((select sum(l.committed_amount)
        from placements l where l.program_id = g.id and l.participant_id = ${participantId} and ${holdsMoney}), 0))::text
        as "overCombinedCap",
      case when k.region is not null then k.left_amount::text end as "overRegion",
      (g.budget_total - b.committed)::text as "overBudget"
    from programs g join program_budgets b on b.program_id = g.id,
      budget_left(g.id, (select a.region from applications a where a.id = ${applicationId})) k
    where g.id = ${programId}`.execute(db)
  return theRow(rows)
}

/** Those that there are, the tightest not necessarily first. */
export const limitsOf = (left: Left): [ApprovalLimit, string][] =>
  approvalLimits.flatMap((limit) => {
    const most = left[limit]
    return most === null ? [] : [[limit, most]]
  })

/** The most that can be approved as it stands, each time and in all, by the tightest of the limits and what is requested. */
export async function mostToApprove(db: Db, found: LoadedSupplement) {
  const left = await leftToApprove(db, found)
  const overall: [ApprovalLimit, string] = ['overBudget', left.overBudget]
  const [[limit, least] = overall] = limitsOf(left).toSorted(([, one], [, other]) =>
    new Decimal(one).cmp(other),
  )
  const amount = Decimal.max(least, 0)
  const each = Decimal.min(amount.div(found.times), found.requestedEach)
  const region = limit === 'overRegion' ? await readRegionLeft(db, found) : null
  return {
    each: each.toFixed(2, Decimal.ROUND_DOWN),
    amount: amount.toFixed(2),
    limit,
    region: region && region.name,
  }
}
