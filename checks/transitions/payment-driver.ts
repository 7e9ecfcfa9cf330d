import { sql } from 'kysely'
import { ownId } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { fillBatch, paymentBatchOf } from '../authorization/payment-batch-things.ts'
import { approvedSupplementOf, paymentOf, restorePayment } from '../authorization/payment-things.ts'
import { verifiedAccountOf } from './payment-batch-driver.ts'
import type { Driver } from './investor-drivers.ts'
import { admin, amina, finance, server } from './transitions.test-people.ts'

/** How a claim of a placement is made, brought into a state and led on over HTTP. */
export const paymentDriver = (makePlacement: () => Promise<string>): Driver => ({
  table: 'payments',
  entity: 'payment',
  action: (step) => `payments.${step}`,
  bodies: {
    submit: async (id) => ({ isConfirmed: true, total: await computedOf(id) }),
    returnClaim: () => ({ changes: 'The stub of March' }),
    assess: async (id) => ({ lines: [], total: await claimedOf(id) }),
    approve: async (id) => ({ level: 'only', total: await claimedOf(id) }),
    approveFirst: async (id) => ({ level: 'first', total: await claimedOf(id) }),
    approveSecond: async (id) => ({ level: 'second', total: await claimedOf(id) }),
    decline: () => ({ declineReason: 'notPaid' }),
    cancel: () => undefined,
    enter: async (id) => ({ total: await claimedOf(id) }),
    cancelEntered: () => undefined,
    recordPaid: async (id) => ({
      paidOn: await approvedOf(id),
      paidHow: 'cheque',
      paidReference: '4711',
      net: await claimedOf(id),
    }),
    undoPaid: () => ({ undoReason: 'The cheque was never sent' }),
    unbatch: () => undefined,
    fail: () => ({ failureReason: 'accountClosed' }),
    retry: () => undefined,
  },
  by: {
    ...Object.fromEntries(['submit', 'cancel'].map((step) => [step, asEmployer])),
    ...Object.fromEntries(
      [
        'returnClaim',
        'assess',
        'unbatch',
        'fail',
        'retry',
        'enter',
        'cancelEntered',
        'recordPaid',
        'undoPaid',
      ].map((step) => [step, asFinance]),
    ),
  },
  put: putPayment,
  ready: readyPayment,
  async make() {
    const placementId = await makePlacement()
    await sql`update placements set status = 'active', start_on = organisation_today() - 30,
      started_on = organisation_today() - 30, planned_end_on = organisation_today() + 90, committed_amount = 30000
      where id = ${placementId}`.execute(server.db)
    const id = await paymentOf(server, placementId)
    await sql`insert into files (name, media_type, size_bytes, sha256, storage_key)
      values ('stub.pdf', 'application/pdf', 1, ''::bytea, ${id})`.execute(server.db)
    await sql`insert into payment_files (file_id, payment_id) select id, ${id} from files
      where storage_key = ${id}`.execute(server.db)
    await verifiedAccountOf(id)
    return id
  },
})

const asEmployer = async () => {
  const caller = await server.as('employer')
  return { caller, userId: await ownId(caller) }
}
const asFinance = async () => ({ caller: finance, userId: await ownId(finance) })

/** What its one line comes to by the rates of its placement. */
async function computedOf(id: string) {
  const { body } = await admin.get<{ lines: { computed: string }[] }>(`/payments/${id}`)
  return body.lines[0]?.computed ?? ''
}

async function claimedOf(id: string) {
  const { rows } = await sql<{ total: string }>`
    select claimed_amount as total from payments where id = ${id}`.execute(server.db)
  return rows[0]?.total ?? ''
}

/** A day on which it can have been paid. */
async function approvedOf(id: string) {
  const { rows } = await sql<{ day: string }>`
    select coalesce(approved_on, organisation_today())::text as day from payments where id = ${id}`.execute(
    server.db,
  )
  return rows[0]?.day ?? ''
}

const forParticipants = ['enter', 'cancelEntered', 'recordPaid']

/** Some steps are of what a participant is paid: in their states it becomes a claim of a supplement of theirs. */
async function readyPayment(id: string, step: string) {
  if (step === 'undoPaid') return readyPaid(id)
  if (!forParticipants.includes(step)) return
  const { rows } = await sql<{ placement: string; isOfBank: boolean }>`
    select placement_id as placement, batch_id is not null as "isOfBank" from payments where id = ${id}`.execute(
    server.db,
  )
  if (!rows[0] || rows[0].isOfBank) return
  const supplementId = await approvedSupplementOf(server, rows[0].placement, 'participant')
  await sql`update payments set source = 'supplement', supplement_id = ${supplementId}, spent_on = 'Bus pass'
    where id = ${id}`.execute(server.db)
}

/** What is paid is paid to a participant by a cheque that finance noted. */
async function readyPaid(id: string) {
  const { rows } = await sql<{ status: string }>`
    select status from payments where id = ${id}`.execute(server.db)
  if (rows[0]?.status !== 'paid') return
  await putPayment(id, 'approved')
  await readyPayment(id, 'recordPaid')
  await sql`update payments set status = 'paid', paid_on = organisation_today(), paid_how = 'cheque', paid_reference = '4711',
    paid_noted_on = organisation_today(), paid_by = ${await ownId(finance)} where id = ${id}`.execute(
    server.db,
  )
}

const bankStates = ['batched', 'sent', 'paid', 'failed']

/** In a batch, as it is in one of those states. */
async function putIntoBatch(id: string, state: string) {
  const batchId = await paymentBatchOf(server)
  await fillBatch(server, {
    batchId,
    paymentId: id,
    status: state === 'batched' ? 'open' : state === 'paid' ? 'settled' : 'released',
  })
  const isAway = state !== 'batched'
  const isFailed = state === 'failed'
  await sql`update payments set status = ${state}, batch_id = ${batchId},
      sent_on = case when ${isAway} then organisation_today() end,
      paid_on = case when ${state} = 'paid' then organisation_today() end,
      failed_on = case when ${isFailed} then organisation_today() end,
      failure_reason = case when ${isFailed} then 'accountClosed' end
    where id = ${id}`.execute(server.db)
}

/** With what is decided of it in a state, by whom. */
export async function putPayment(id: string, state: string) {
  const isApproved = ['approved', ...bankStates].includes(state)
  const isAssessed = ['assessed', 'approvedOnce'].includes(state) || isApproved
  await restorePayment(server.db, id)
  await sql`update payments set source = 'claim', supplement_id = null, spent_on = null, reduction_reason = null,
    submitted_by = (select id from users where email = ${cast.employer.email}) where id = ${id}`.execute(
    server.db,
  )
  await sql`update payment_lines set claimed = 100, hours = 10, hourly_wage = 20, gross = 200 where payment_id = ${id}`.execute(
    server.db,
  )
  await sql`update payments y set status = ${bankStates.includes(state) ? 'approved' : state}, claimed_amount = 100,
      changes_asked = case when ${state} = 'returned' then 'The stub' end,
      assessed_amount = case when ${isAssessed} then 100 end,
      assessed_on = case when ${isAssessed} then organisation_today() end,
      assessed_by = case when ${isAssessed} then ${await ownId(amina)}::uuid end,
      assessors = case when ${isAssessed} then array[${await ownId(amina)}::uuid] else '{}' end,
      first_approved_on = case when ${state} = 'approvedOnce' then organisation_today() end,
      first_approved_by = case when ${state} = 'approvedOnce' then y.submitted_by end,
      approved_amount = case when ${isApproved} then 100 end,
      approved_on = case when ${isApproved} then organisation_today() end,
      approved_by = case when ${isApproved} then y.submitted_by end,
      declined_on = case when ${state} = 'declined' then organisation_today() end,
      declined_by = case when ${state} = 'declined' then y.submitted_by end,
      decline_reason = case when ${state} = 'declined' then 'notPaid' end,
      cancelled_on = case when ${state} = 'cancelled' then organisation_today() end,
      cancelled_by = case when ${state} = 'cancelled' then y.submitted_by end
    where id = ${id}`.execute(server.db)
  if (bankStates.includes(state)) await putIntoBatch(id, state)
}
