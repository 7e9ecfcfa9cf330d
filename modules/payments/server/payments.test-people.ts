import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { pdf } from '#modules/intake/server/intake.test-journey.ts'
import { schedules, underWay } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { PaymentRecord, PaymentRow } from '../contract/payments.endpoints.ts'

/**
 * Zoé has worked for Rachel Okafor's organisation since 8 February 2027, 35 hours a week at 24.00, in a
 * program of Amina's: 420.00 a week for 8 weeks, then 210.00 for 12. It is 3 May.
 */
export async function working() {
  const offer = await underWay(new Date('2027-01-18T15:00:00Z'), schedules.falling)
  await sql`update users set participant_id = (select participant_id from applications where id = ${offer.applicationId})
    where email = ${cast.employee.email}`.execute(server.db)
  server.clock.moveTo(new Date('2027-05-03T16:00:00Z'))
  return { placementId: offer.id, applicationId: offer.applicationId }
}

/** Two weeks as agreed, unless told otherwise: 840.00 until the end of March. */
export const twoWeeks = (from = '2027-02-08', to = '2027-02-21', also: object = {}) => ({
  from,
  to,
  hours: '70',
  hourlyWage: '24.00',
  gross: '1680.00',
  ...also,
})

export async function stub(by: Caller): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'stub.pdf')
  const sent = await fetch(`${server.address}/api/waiting-files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}` },
  })
  return ((await sent.json()) as { id: string }).id
}

export const begin = (by: Caller, placementId: string, body: object = {}) =>
  by.post<PaymentRecord>('/payments', { placementId, lines: [twoWeeks()], ...body })

/** A draft with a pay stub. */
export async function drafted(by: Caller, placementId: string, lines: object[] = [twoWeeks()]) {
  const { status, body } = await begin(by, placementId, { lines, files: [await stub(by)] })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const readPayment = async (by: Caller, id: string) =>
  (await by.get<PaymentRecord>(`/payments/${id}`)).body

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body?: object) {
  const { version } = await readPayment(await server.as('superAdmin'), id)
  return by.post<PaymentRecord>(`/payments/${id}/${noun}`, body, { version })
}

export async function submit(by: Caller, id: string, also: object = {}) {
  const { claimedAmount } = await readPayment(by, id)
  return act(by, id, 'submission', { isConfirmed: true, total: claimedAmount, ...also })
}

/** A claim that is sent. */
export async function claimed(by: Caller, placementId: string, lines?: object[]) {
  const { id } = await drafted(by, placementId, lines)
  const sent = await submit(by, id)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return id
}

export const assess = (by: Caller, id: string, body: object = {}) =>
  act(by, id, 'assessment', { lines: [], total: '840.00', ...body })

export const approve = (by: Caller, id: string, body: object = {}) =>
  act(by, id, 'approval', { level: 'only', total: '840.00', ...body })

export async function listed(by: Caller, query = '') {
  const path = `/payments?perPage=100&${query}`
  return (await by.get<{ data: PaymentRow[]; meta: { total: number } }>(path)).body
}

/** The letters about a payment, in their order: which, and what they say. */
export async function lettersOf(id: string) {
  const { rows } = await sql<{ kind: string; body: string }>`
    select replace(template, 'payments.', '') as kind, body from outbox_messages
    where record_entity = 'payment' and record_id = ${id} order by id`.execute(server.db)
  return rows
}

/** Nothing is claimed. */
export const startAfresh = () => sql`truncate payment_batches, payments cascade`.execute(server.db)

/** The first complaint at each field. */
export const complaints = (body: object) =>
  Object.fromEntries(
    Object.entries((body as { errors?: Record<string, { code: string }[]> }).errors ?? {}).map(
      ([key, [first]]) => [key, first?.code],
    ),
  )
