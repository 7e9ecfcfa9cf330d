import { sql } from 'kysely'
import {
  byTime,
  counted,
  grouped,
  inScope,
  keyOf,
  summed,
  within,
  type Asked,
  type Counted,
} from './grouped.ts'
import { ofOverpayment, ofPayment } from './whose.ts'

/**
 * What moved on those days, a line for each day of a program: claimed as it was assessed, once it was; approved, paid
 * and given back. What has failed, was declined or is with the employer again does not count.
 */
function movements(asked: Asked) {
  const mayCount = inScope(asked, ofPayment)
  const given = inScope(asked, ofOverpayment)
  return sql`select y.program_id, y.submitted_on as day, 'claimed' as what,
        sum(coalesce(y.assessed_amount, y.claimed_amount)) as amount
      from payments y where ${mayCount} and ${within(asked, sql`y.submitted_on`)}
        and y.status not in ('draft', 'returned', 'declined', 'cancelled') group by 1, 2
    union all select y.program_id, y.approved_on, 'approved', sum(y.approved_amount)
      from payments y where ${mayCount} and ${within(asked, sql`y.approved_on`)} group by 1, 2
    union all select y.program_id, y.paid_on, 'paid', sum(y.approved_amount)
      from payments y where ${mayCount} and ${within(asked, sql`y.paid_on`)} and y.status = 'paid' group by 1, 2
    union all select o.program_id, r.received_on, 'recovered', r.amount
      from overpayment_receipts r join overpayments o on o.id = r.overpayment_id
      where ${given} and ${within(asked, sql`r.received_on`)}
        and (r.taken_back_on is null or r.taken_back_on > ${asked.asOf})`
}

const moved = {
  claimedAmount: ofKind('claimed'),
  approvedAmount: ofKind('approved'),
  paidAmount: ofKind('paid'),
  recoveredAmount: ofKind('recovered'),
}

function ofKind(what: string) {
  return summed(sql`x.amount`, sql<boolean>`x.what = ${what}`)
}

/**
 * Budgets with what became of them. Forecast is what is paid, less what came back, and of what is
 * committed and not paid the part that the program's slippage leaves.
 */
export function readSpending(asked: Asked): Promise<Counted> {
  const programs = inScope(asked, { programId: sql`g.id`, employerId: sql`null::uuid` })
  return grouped(asked, {
    rows: sql`select m.program_id as key, m.what, m.amount, null::numeric as forecast from (${movements(asked)}) m
      union all select g.id, 'budget', g.budget_total, null from programs g where ${programs}
      union all select g.id, 'committed', b.committed,
          s.paid + greatest(b.committed - s.paid, 0) * (1 - coalesce(g.slippage_rate, 0) / 100)
        from programs g join program_budgets b on b.program_id = g.id,
          lateral (select coalesce(sum(y.approved_amount) filter (where y.status = 'paid'), 0)
            - (select coalesce(sum(o.received_amount), 0) from overpayments o where o.program_id = g.id) as paid
            from payments y where y.program_id = g.id) s
        where ${programs}`,
    measures: {
      budget: ofKind('budget'),
      committed: ofKind('committed'),
      ...moved,
      forecast: summed(sql`x.forecast`),
    },
  })
}

export function readSpendingByQuarter(asked: Asked): Promise<Counted> {
  return grouped(asked, {
    rows: sql`select m.what, m.amount, ${keyOf(asked, byTime(sql`m.day`))} as key
      from (${movements(asked)}) m`,
    measures: moved,
  })
}

/** Supplements by the day on which they were requested, as they stand. */
export function readSupplements(asked: Asked): Promise<Counted> {
  const columns = {
    supplementType: sql`s.type`,
    program: sql`s.program_id`,
    ...byTime(sql`s.requested_on`),
  }
  return grouped(asked, {
    rows: sql`select s.status, s.requested_amount, s.approved_amount, s.used_amount,
        ${keyOf(asked, columns)} as key
      from supplements s
      where ${inScope(asked, { programId: sql`s.program_id`, employerId: sql`s.employer_id` })}
        and ${within(asked, sql`s.requested_on`)}`,
    measures: {
      supplementRequests: counted(),
      supplementsApproved: counted(sql<boolean>`x.status in ('approved', 'closed', 'cancelled')`),
      requestedAmount: summed(sql`x.requested_amount`),
      approvedAmount: summed(sql`x.approved_amount`),
      usedAmount: summed(sql`x.used_amount`),
    },
  })
}

/** Overpayments by the day on which they were recorded, with what became of them by the end of the day. */
export function readOverpayments(asked: Asked): Promise<Counted> {
  const { asOf } = asked
  const columns = {
    program: sql`o.program_id`,
    overpaymentReason: sql`o.reason`,
    owedBy: sql`o.owed_by`,
    ...byTime(sql`o.recorded_on`),
  }
  const isOwed = sql<boolean>`(x.cancelled_on is null or x.cancelled_on > ${asOf})`
  const isGivenUp = sql<boolean>`x.written_off_on <= ${asOf}`
  return grouped(asked, {
    rows: sql`select o.amount, o.cancelled_on, o.written_off_on, ${keyOf(asked, columns)} as key,
        (select coalesce(sum(r.amount), 0) from overpayment_receipts r where r.overpayment_id = o.id
          and r.received_on <= ${asOf} and (r.taken_back_on is null or r.taken_back_on > ${asOf})) as received
      from overpayments o
      where ${inScope(asked, ofOverpayment)}
        and ${within(asked, sql`o.recorded_on`)}`,
    measures: {
      overpayments: counted(),
      owedAmount: summed(sql`x.amount`, isOwed),
      receivedAmount: summed(sql`x.received`),
      writtenOffAmount: summed(
        sql`x.amount - x.received`,
        sql<boolean>`${isOwed} and ${isGivenUp}`,
      ),
      remainingAmount: summed(
        sql`x.amount - x.received`,
        sql<boolean>`${isOwed} and (x.written_off_on is null or x.written_off_on > ${asOf})`,
      ),
    },
  })
}
