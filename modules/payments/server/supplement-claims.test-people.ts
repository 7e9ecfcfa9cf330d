import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  approve as approveSupplement,
  requested,
  startAfresh,
} from '#modules/supplements/server/supplements.test-people.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import { assess, approve, stub, submit } from './payments.test-people.ts'

/** Nothing is claimed, and an approved pass of three months from 15 February, 180.00 each: 540.00. It is 3 May. */
export async function withPass(placementId: string, also: object = {}): Promise<string> {
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  await startAfresh(placementId)
  const pass = { payee: 'employer', frequency: 'monthly', toOn: '2027-05-14' }
  const { id } = await requested(await server.as('employer'), placementId, {
    ...pass,
    requestedEach: '180.00',
    ...also,
  })
  const given = { approvedEach: '180.00', total: '540.00' }
  const { status, body } = await approveSupplement(await server.as('approver'), id, given)
  if (status !== 200) throw new Error(JSON.stringify(body))
  server.clock.moveTo(new Date('2027-05-03T16:00:00Z'))
  return id
}

/** The first month, whole. */
export const spent = (also: object = {}) => ({
  spentOn: 'Bus pass of the first month',
  periodFrom: '2027-02-15',
  periodTo: '2027-03-14',
  claimedAmount: '180.00',
  ...also,
})

export const begin = (by: Caller, supplementId: string, also: object = {}) =>
  by.post<PaymentRecord>('/payments/supplement-claims', { supplementId, ...spent(also) })

/** A draft with a receipt. */
export async function drafted(by: Caller, supplementId: string, also: object = {}) {
  const { status, body } = await begin(by, supplementId, { files: [await stub(by)], ...also })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

/** A claim that is sent. */
export async function claimed(by: Caller, supplementId: string, also: object = {}) {
  const { id } = await drafted(by, supplementId, also)
  const sent = await submit(by, id)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return id
}

export const whole = { total: '180.00' }
export const less = { total: '150.00', reductionReason: 'The receipt shows 150.00' }

/** Assessed by Amina and approved by Luc. */
export async function given(supplementId: string, assessment: typeof whole | typeof less = whole) {
  const id = await claimed(await server.as('employer'), supplementId)
  await assess(await server.as('caseOfficer'), id, assessment)
  const { total } = assessment
  const { status, body } = await approve(await server.as('approver'), id, { total })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}
