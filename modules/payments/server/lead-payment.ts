import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { takeStep, type VersionedChange, type Written } from '#kit/server/steps.ts'
import type { LoadedPayment } from './payment.policy.ts'
import { paymentSteps } from './payment.steps.ts'

type Step = 'batch' | 'unbatch' | 'send' | 'arrive' | 'fail'

/** Steps of a whole batch: may it be led, its payments may. */
const ofBatch: readonly Step[] = ['batch', 'send', 'arrive']

interface Lead {
  id: string
  /** That was seen; nothing else has happened since. */
  version: number
  step: Step
  reason?: string | null
  row: Written<'payments'>['row'] & object
  changes?: Written<'payments'>['changes']
  before?: (found: LoadedPayment) => Promise<void>
}

/**
 * Leads an approved payment through a batch to an account; who did it, the history names.
 * @throws 403, 404, 409 `wrongState`, 412 when somebody was faster
 */
export function leadPayment(change: Change, { id, version, before, ...lead }: Lead) {
  const person = ofBatch.includes(lead.step) ? systemPerson : change.person
  return takeStep({ ...change, person, version }, paymentSteps, {
    id,
    ...lead,
    ...(before && { before }),
  })
}

/** What a payment no longer has that is in no batch. */
export const ofNoBatch = {
  batch_id: null,
  sent_on: null,
  paid_on: null,
  failed_on: null,
  failure_reason: null,
  failure_note: null,
}

/** Another batch can pay what came back. */
export const retryPayment = (change: VersionedChange, id: string) =>
  takeStep(change, paymentSteps, { id, step: 'retry', row: ofNoBatch })
