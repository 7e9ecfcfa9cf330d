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
    writeOff: () => ({ writeOffReason: 'The employer closed' }),
    cancel: () => ({ cancelReason: 'A mistake' }),
  },
  by: Object.fromEntries(
    ['receive', 'settle', 'takeBack', 'cancel'].map((step) => [step, asFinance]),
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

/** Of 50.00 all has come, or 10.00 before the rest was written off. */
async function putOverpayment(id: string, state: string) {
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
