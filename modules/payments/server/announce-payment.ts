import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { isSent, scopeOf, subject, type PaymentScope } from './payment.policy.ts'
import type { Payee } from '../contract/payment.ts'

/** Whom an event of a payment reaches beside the staff: who is paid, and of an employer's the participant once it is sent. */
export function factsOfEvent(found: PaymentScope & { payee: Payee; isSent: boolean }) {
  const isToParticipant = found.payee === 'participant'
  return {
    ...scopeOf(found),
    employerId: isToParticipant ? null : found.employerId,
    participantId: isToParticipant || found.isSent ? found.participantId : null,
  }
}

/** Tells open screens that something that hangs on a payment is another now. */
export async function announceOnPayment(
  { db, announce }: Pick<Change, 'db' | 'announce'>,
  { id, topic }: { id: string; topic: string },
): Promise<void> {
  const { rows } = await sql<PaymentScope & { payee: Payee; isSent: boolean }>`
    select y.program_id as "programId", y.employer_id as "employerId", y.participant_id as "participantId",
      y.payee, ${isSent} as "isSent" from payments y where y.id = ${id}`.execute(db)
  await announce({ topic, id, subject, facts: factsOfEvent(theRow(rows)) })
}
