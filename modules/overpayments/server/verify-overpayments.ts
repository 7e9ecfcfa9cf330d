import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether what overpayments keep of their payments and receipts equals what it is kept of; answers what differs. */
export async function verifyOverpayments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select o.reference || ': what an overpayment keeps differs' as said
    from overpayments o join payments y on y.id = o.payment_id
    where (o.application_id, o.placement_id, o.program_id, o.participant_id, o.employer_id, o.assignee_id, o.name, o.owed_by)
      is distinct from
      (y.application_id, y.placement_id, y.program_id, y.participant_id, y.employer_id, y.assignee_id, y.name, y.payee)
    union all select o.reference || ': its receipts add up to another amount'
    from overpayments o where o.received_amount <> (select coalesce(sum(r.amount), 0) from overpayment_receipts r
      where r.overpayment_id = o.id and r.taken_back_on is null)
    union all select y.reference || ': what is kept back is not received as it is paid'
    from overpayment_keeps k join payments y on y.id = k.payment_id
    where k.ended_on is null and (y.status = 'paid') <> exists (select from overpayment_receipts r
      where r.keep_id = k.id and r.amount = k.amount and r.taken_back_on is null)
    union all select y.reference || ': more is owed back than was paid'
    from payments y where (y.status <> 'paid' or y.approved_amount < (select sum(o.amount) from overpayments o
        where o.payment_id = y.id and o.status <> 'cancelled'))
      and exists (select from overpayments o where o.payment_id = y.id and o.status <> 'cancelled')`.execute(
    db,
  )
  return rows.map(({ said }) => said)
}
