import { sql } from 'kysely'
import { ownId } from '#apps/server/test-server.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { cast } from '#seeds/cast.ts'
import { overpaymentOf, receiptOf } from '../authorization/overpayment-things.ts'
import type { Driver } from './investor-drivers.ts'
import { finance, server } from './transitions.test-people.ts'

/** How an overpayment of a payment is made, brought into a state and led on over HTTP. */
export const overpaymentDriver = (makePaid: () => Promise<string>): Driver => ({
  table: 'overpayments',
  entity: 'overpayment',
  action: (step) => `overpayments.${step}`,
  bodies: {
    receive: () => receiptFor('10.00'),
    settle: () => receiptFor('50.00'),
    takeBack: async (id) => ({ receiptId: await standingOf(id), takenBackReason: 'It bounced' }),
    keepBack: async (id) => ({
      paymentId: await laterOf(id),
      keptAmount: '10.00',
      keptReason: 'As agreed',
    }),
    giveBack: async (id) => ({ paymentId: await keptFrom(id) }),
    writeOff: () => ({ writeOffReason: 'The employer closed' }),
    cancel: () => ({ cancelReason: 'A mistake' }),
  },
  by: Object.fromEntries(
    ['receive', 'settle', 'keepBack', 'giveBack', 'takeBack', 'cancel'].map((step) => [
      step,
      asFinance,
    ]),
  ),
  put: putOverpayment,
  make: async () => overpaymentOf(server, await makePaid()),
})

const asFinance = async () => ({ caller: finance, userId: await ownId(finance) })

const receiptFor = (receivedAmount: string) => ({
  receivedAmount,
  receivedOn: dayOf({ timeZone: 'America/Toronto' }, server.clock.now()),
  method: 'cheque',
})

/** One that has come of what is owed; any where none can. */
async function standingOf(id: string) {
  const { rows: owed } = await sql`select 1 from overpayments where id = ${id} and status = 'owed'
    and received_amount = 0`.execute(server.db)
  if (owed.length > 0) return receiptOf(server, id)
  const { rows } = await sql<{ id: string }>`
    select id from overpayment_receipts where overpayment_id = ${id} limit 1`.execute(server.db)
  return rows[0]?.id ?? id
}

/** A payment of the same placement, of days before, that two others than finance assessed and approved. */
async function laterOf(id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with found as (select y.id from payments y join overpayments o on o.placement_id = y.placement_id
      where o.id = ${id} and y.status = 'approved' and y.assessors = array[y.assessed_by] and y.period_to < (
        select l.start_on - 28 from placements l where l.id = o.placement_id)),
    made as (insert into payments (placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by,
        assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by)
      select l.id, 'approved', l.start_on - 56, l.start_on - 43, 100, organisation_today(), r.id, 100, organisation_today(),
        c.id, array[c.id], 100, organisation_today(), a.id
      from overpayments o join placements l on l.id = o.placement_id, users r, users c, users a
      where o.id = ${id} and r.email = ${cast.employer.email} and c.email = ${cast.caseOfficer.email}
        and a.email = ${cast.approver.email} and not exists (select from found) returning id)
    select id from found union all select id from made limit 1`.execute(server.db)
  return rows[0]?.id ?? id
}

/** From which 10.00 are kept back, where something is owed. */
async function keptFrom(id: string): Promise<string> {
  const paymentId = await laterOf(id)
  await sql`insert into overpayment_keeps (overpayment_id, payment_id, amount, reason, kept_by)
    select o.id, ${paymentId}, 10, 'As agreed', u.id from overpayments o, users u
    where o.id = ${id} and o.status = 'owed' and u.email = ${cast.finance.email}
      and not exists (select from overpayment_keeps k where k.overpayment_id = o.id and k.ended_on is null)`.execute(
    server.db,
  )
  return paymentId
}

/** Of 50.00 all has come, or 10.00 before the rest was written off. */
async function putOverpayment(id: string, state: string) {
  await sql`delete from overpayment_keeps where overpayment_id = ${id}`.execute(server.db)
  await sql`delete from overpayment_receipts where overpayment_id = ${id}`.execute(server.db)
  await sql`update overpayments o set status = 'owed', written_off_on = null, written_off_by = null,
    write_off_reason = null, cancelled_on = null, cancelled_by = null, cancel_reason = null where id = ${id}`.execute(
    server.db,
  )
  if (['recovered', 'writtenOff'].includes(state)) await receiptOf(server, id)
  if (state === 'recovered')
    await sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, entered_by)
      select ${id}, 40, organisation_today(), 'cheque', u.id from users u where u.email = ${cast.finance.email}`.execute(
      server.db,
    )
  if (state === 'writtenOff')
    await sql`update overpayments o set status = 'writtenOff', written_off_on = organisation_today(),
      written_off_by = u.id, write_off_reason = 'Closed' from users u
      where u.email = ${cast.approver.email} and o.id = ${id}`.execute(server.db)
  if (state === 'cancelled')
    await sql`update overpayments o set status = 'cancelled', cancelled_on = organisation_today(),
      cancelled_by = u.id, cancel_reason = 'A mistake' from users u
      where u.email = ${cast.finance.email} and o.id = ${id}`.execute(server.db)
}
