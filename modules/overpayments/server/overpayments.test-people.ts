import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  act as leadBatch,
  approved,
  batchOf,
  release,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import type { OverpaymentRecord, OverpaymentRow } from '../contract/overpayments.endpoints.ts'

export const today = '2027-05-03'

/** A claim of 840.00, of 8 to 21 February, that has arrived on 3 May. */
export async function paid(placementId: string): Promise<string> {
  const priya = await server.as('finance')
  const id = await approved(placementId)
  const { body } = await release(priya, await batchOf(priya, [id]), { payOn: today })
  const done = await leadBatch(priya, body, 'result', { paidOn: today })
  if (done.status !== 200) throw new Error(JSON.stringify(done.body))
  return id
}

export const debt = (paymentId: string, also: object = {}) => ({
  paymentId,
  amount: '120.00',
  reason: 'wrongWages',
  explanation: 'The stub shows ten hours fewer',
  dueOn: '2027-06-02',
  ...also,
})

export const record = (by: Caller, paymentId: string, also: object = {}) =>
  by.post<OverpaymentRecord>('/overpayments', debt(paymentId, also))

export async function recorded(by: Caller, paymentId: string, also: object = {}) {
  const { status, body } = await record(by, paymentId, also)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const readOverpayment = async (by: Caller, id: string) =>
  (await by.get<OverpaymentRecord>(`/overpayments/${id}`)).body

export async function listed(by: Caller, query = '') {
  const path = `/overpayments?perPage=100&${query}`
  return (await by.get<{ data: OverpaymentRow[] }>(path)).body.data
}

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body?: object) {
  const { version } = await readOverpayment(await server.as('superAdmin'), id)
  return by.post<OverpaymentRecord>(`/overpayments/${id}/${noun}`, body, { version })
}

export const receive = (by: Caller, id: string, receivedAmount: string, also: object = {}) =>
  act(by, id, 'receipts', { receivedAmount, receivedOn: today, method: 'cheque', ...also })

/** Takes the last receipt back that stands. */
export async function takeBack(by: Caller, id: string) {
  const { receipts } = await readOverpayment(await server.as('superAdmin'), id)
  const receiptId = receipts.findLast(({ takenBackOn }) => takenBackOn === null)?.id ?? id
  return act(by, id, 'receipt-return', { receiptId, takenBackReason: 'The cheque bounced' })
}

export const writeOff = (by: Caller, id: string) =>
  act(by, id, 'write-off', { writeOffReason: 'The employer is insolvent' })

/** The letters about it, in their order: which, and what they say. */
export async function lettersOf(id: string) {
  const { rows } = await sql<{ letter: string; body: string }>`
    select replace(template, 'overpayments.', '') as letter, body from outbox_messages
    where record_entity = 'overpayment' and record_id = ${id} order by id`.execute(server.db)
  return rows
}

/** What has come back of a payment, as other modules read it. */
export async function recoveredOf(paymentId: string) {
  const { rows } = await sql<{ sum: string }>`
    select recovered_of_payment(${paymentId})::text as sum`.execute(server.db)
  return rows[0]?.sum
}

/** Which constraint refuses a statement. */
export const refusedBy = (statement: Promise<unknown>) =>
  statement.then(
    () => null,
    (error: { constraint?: string }) => error.constraint ?? 'unnamed',
  )
