import type { Change } from '#kit/server/call.ts'
import type { KeptFrom } from './kept.queries.ts'
import { scopeOf, subject } from './overpayment.policy.ts'

interface Noted {
  act: 'keepBack' | 'giveBack'
  amount: string
  /** The overpayment, as people call it. */
  overpayment: string
  reason?: string | null
}

/** What is kept back, or no more, in the payment's own history; open screens of it show the other net amount. */
export async function noteOnPayment(
  change: Change,
  later: KeptFrom,
  { act, amount, overpayment, reason = null }: Noted,
): Promise<void> {
  const { id, version, reference, payee } = later
  const other = payee === 'participant' ? 'employerId' : 'participantId'
  const of = (value: string): [unknown, unknown] =>
    act === 'keepBack' ? [null, value] : [value, null]
  await change.audit({
    action: `payments.${act}`,
    entity: 'payment',
    entityId: id,
    reference,
    reason,
    changes: { keptAmount: of(amount), overpayment: of(overpayment) },
  })
  const facts = { ...scopeOf(later), [other]: null }
  await change.announce({ topic: 'payments', id, version, subject, facts })
}
