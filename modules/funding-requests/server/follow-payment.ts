import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { takeStep } from '#kit/server/steps.ts'
import { requestSteps } from './request.steps.ts'

/** What becomes of a request when its payment has arrived, or came back from the bank after that. */
const follows = { arrive: ['paymentApproved'], bounce: ['paid', 'closed'] } as const

/**
 * Leads the request that a payment is made of to where its money is; other payments have none. By the
 * system: whoever leads the payment may.
 */
export async function followPayment(
  change: Change,
  paymentId: string,
  { step, paidOn }: { step: keyof typeof follows; paidOn: string | null },
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`
    select f.id, f.version from payments y join funding_requests f on f.id = y.funding_request_id
    where y.id = ${paymentId} and f.status = any(${[...follows[step]]}::text[]) for update of f`.execute(
    change.db,
  )
  const [request] = rows
  if (!request) return
  const closed = step === 'bounce' && { closed_on: null, closed_by: null }
  await takeStep({ ...change, person: systemPerson, version: request.version }, requestSteps, {
    id: request.id,
    step,
    row: { paid_on: paidOn, ...closed },
    ...(paidOn && { changes: { paidOn: [null, paidOn] } }),
  })
}
