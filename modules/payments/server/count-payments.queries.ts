import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { facts, subject } from './payment.policy.ts'

/** By what is done next: how many payments wait for it. Null is what the person may not do. */
export interface PaymentsToDo {
  toAssess: number | null
  toApprove: number | null
  /** By a batch. */
  toPay: number | null
  /** By cheque or transfer, which is noted. */
  toParticipants: number | null
  /** Came back from the bank. */
  failed: number | null
}

const waiting = ['submitted', 'assessed', 'approvedOnce', 'approved', 'failed'] as const
const stage = sql`case when y.status = 'approved' and y.payee = 'participant' then 'toParticipants' else y.status end`

/**
 * What waits for a person among the payments they see: each number the total of the list with these
 * states, of what is approved with that payee too. Null for whoever does nothing about payments.
 */
export async function countPaymentsToDo(db: Db, person: Person): Promise<PaymentsToDo | null> {
  const { type, permissions } = person
  const viewing = { action: 'view', subject } as const
  const may = (action: 'verify' | 'decide' | 'pay') => permissions.allows({ action, subject })
  const mayAny = may('verify') || may('decide') || may('pay')
  if (type !== 'staff' || !permissions.allows(viewing) || !mayAny) return null
  const { rows } = await sql<{ status: string; count: number }>`
    select ${stage} as status, count(*)::int as count from payments y
    where y.status in (${sql.join(waiting)}) and ${permissions.where(viewing, facts)}
    group by 1`.execute(db)
  const of = (...states: readonly string[]) =>
    rows.reduce((sum, { status, count }) => sum + (states.includes(status) ? count : 0), 0)
  return {
    toAssess: may('verify') ? of('submitted') : null,
    toApprove: may('decide') ? of('assessed', 'approvedOnce') : null,
    toPay: may('pay') ? of('approved') : null,
    toParticipants: may('pay') ? of('toParticipants') : null,
    failed: may('pay') ? of('failed') : null,
  }
}
