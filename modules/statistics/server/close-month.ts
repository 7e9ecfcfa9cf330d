import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { organisationZone } from '#kit/server/list-days.ts'
import { forbidden, refused } from '#kit/server/problems.ts'
import { isOver } from './monthly.queries.ts'

/**
 * Freezes what the orders of a month are now; its print stays so for good. Of two people at once
 * one closes it.
 * @throws 409 `monthNotOver`, 409 `alreadyClosed`
 */
export async function closeMonth(change: Change, month: string) {
  const { db, person, now } = change
  if (!person.permissions.allowsAll({ action: 'configure', subject: 'Monthly Investments' }))
    throw forbidden()
  if (!isOver(month, await change.today())) throw refused('monthNotOver')
  const closed = await db
    .insertInto('closed_months')
    .values({
      month,
      closed_by: person.userId,
      closed_by_name: person.name,
      closed_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!closed) throw refused('alreadyClosed')
  const orders = await freezeOrders(change, month)
  await change.audit({
    action: 'statistics.monthClosed',
    entity: 'closedMonth',
    entityId: closed.id,
    reference: month,
    changes: { orders: [null, orders] },
  })
  await change.announce({ topic: 'statistics', subject: 'Monthly Investments' })
  return { month, closedAt: now.toISOString(), closedBy: person.name, orders }
}

/** Both prints at once: by trade, and by CARE decision. Answers how many orders were traded. */
async function freezeOrders({ db }: Change, month: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with days as (
      select ${`${month}-01`}::date as first, (${`${month}-01`}::date + interval '1 month')::date as next),
    listed as (
      select 'trade' as basis, o.* from orders o, days
      where o.status = 'active' and o.traded_moment >= days.first and o.traded_moment < days.next
      union all
      select 'care', o.* from orders o, days
      where o.status = 'active' and o.care_at >= days.first::timestamp at time zone ${organisationZone}
        and o.care_at < days.next::timestamp at time zone ${organisationZone}),
    kept as (
      insert into closed_month_orders (month, basis, order_id, number, side, assignee_id, assignee_name, team_id,
        traded_on, volume, turnover, shared_with_id, shared_with_name, shared_amount, care_status, care_on, source_id)
      select ${month}, l.basis, l.id, l.number, l.side, l.assignee_id, a.name, l.team_id, l.traded_on, l.volume,
        l.turnover, l.shared_with_id, p.name, l.shared_amount, l.care_status,
        (l.care_at at time zone ${organisationZone})::date, s.source_id
      from listed l join users a on a.id = l.assignee_id join shareholders s on s.id = l.shareholder_id
        left join users p on p.id = l.shared_with_id
      returning basis, source_id),
    named as (
      insert into closed_month_sources (month, source_id, name)
      select distinct ${month}, s.id, s.name from kept k join sources s on s.id = k.source_id)
    select count(*) filter (where basis = 'trade')::int as orders from kept`.execute(db)
  return rows[0]?.orders ?? 0
}
