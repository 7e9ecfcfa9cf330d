import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Payee } from '#modules/payments/contract/payment.ts'
import type { KeptOfPayment } from '../contract/overpayments.endpoints.ts'
import {
  facts,
  isTold,
  paying,
  scopeOf,
  subject,
  type OverpaymentScope,
} from './overpayment.policy.ts'

/** A payment that something may be kept back from. */
export interface KeptFrom extends OverpaymentScope {
  id: string
  version: number
  reference: string
  status: string
  payee: Payee
  /** Null before its approval. */
  approvedAmount: string | null
  keptAmount: string
  /** Those who assessed or approved it. */
  judges: string[]
}

/** Under a lock that is held before, or to look at. */
export async function findKeptFrom(db: Db, paymentId: string): Promise<KeptFrom | null> {
  const { rows } = await sql<KeptFrom>`
    select y.id, y.version, y.reference, y.status, y.payee, y.program_id as "programId", y.employer_id as "employerId",
      y.participant_id as "participantId", y.approved_amount as "approvedAmount",
      kept_of_payment(y.id)::numeric(11, 2)::text as "keptAmount",
      array_remove(y.assessors || array[y.first_approved_by, y.approved_by], null) as judges
    from payments y where y.id = ${paymentId}`.execute(db)
  return rows[0] ?? null
}

/** What is kept back from a payment, for letters and files: for which debt how much, and what is paid. */
export interface NetAmount {
  gross: string
  net: string
  kept: { overpayment: string; amount: string }[]
}

/** Gross, kept back and net of a payment that is approved. */
export async function readNet(db: Db, paymentId: string): Promise<NetAmount | null> {
  const { rows } = await sql<NetAmount>`
    select y.approved_amount as gross, (y.approved_amount - kept_of_payment(y.id))::numeric(11, 2)::text as net,
      (select coalesce(jsonb_agg(jsonb_build_object('overpayment', o.reference, 'amount', k.amount::text) order by o.reference), '[]')
        from overpayment_keeps k join overpayments o on o.id = k.overpayment_id
        where k.payment_id = y.id and k.ended_on is null) as kept
    from payments y where y.id = ${paymentId} and y.approved_amount is not null`.execute(db)
  return rows[0] ?? null
}

/** The same line by line as letters say it; none where nothing is kept back. */
export function netLines(amounts: NetAmount | null) {
  if (!amounts || amounts.kept.length === 0) return []
  const { gross, net, kept } = amounts
  return [
    { line: 'gross', gross } as const,
    ...kept.map(
      ({ overpayment, amount }) => ({ line: 'keptBack', overpayment, kept: amount }) as const,
    ),
    { line: 'net', net } as const,
  ]
}

type Kept = KeptOfPayment['kept'][number]

async function readKeeps(db: Db, paymentId: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select k.overpayment_id as "overpaymentId", o.reference, k.amount, k.reason, k.kept_on as "keptOn", u.name as "keptBy"
    from overpayment_keeps k join overpayments o on o.id = k.overpayment_id join users u on u.id = k.kept_by
    where k.payment_id = ${paymentId} and k.ended_on is null order by o.reference`.execute(db)
  return rows
}

/**
 * What its payee owes that the person sees and nothing is kept back for from this payment, the earliest due first; what
 * is kept back gives way to the next.
 */
async function readOwing({ db, person }: Looking, of: KeptFrom): Promise<KeptOfPayment['owing']> {
  const { rows } = await sql<KeptOfPayment['owing'][number]>`
    select o.id, least(o.remaining_amount - kept_for_overpayment(o.id),
      ${of.approvedAmount}::numeric - ${of.keptAmount}::numeric)::numeric(11, 2)::text as most
    from overpayments o where o.status = 'owed' and o.owed_by = ${of.payee}
      and case o.owed_by when 'employer' then o.employer_id = ${of.employerId} else o.participant_id = ${of.participantId} end
      and o.remaining_amount > kept_for_overpayment(o.id) and ${person.permissions.where(paying, facts)}
      and not exists (select from overpayment_keeps k
        where k.overpayment_id = o.id and k.payment_id = ${of.id} and k.ended_on is null)
    order by o.due_on, o.id limit 10`.execute(db)
  return rows
}

/** What is kept back from a payment, for its payee and the staff. @throws 404 */
export async function readKept(looking: Looking, paymentId: string): Promise<KeptOfPayment> {
  const { db, person } = looking
  const found = await findKeptFrom(db, paymentId)
  const scope = found && scopeOf(found)
  const mayView = scope && person.permissions.allows({ action: 'view', subject }, scope)
  if (!found || !mayView || !isTold(person, { owedBy: found.payee })) throw notFound()
  const isStaff = person.type === 'staff'
  const keeps = await readKeeps(db, paymentId)
  const mayPay = person.permissions.allows(paying, scope)
  const net = await readNet(db, paymentId)
  return {
    gross: net?.gross ?? null,
    net: net?.net ?? null,
    kept: isStaff ? keeps : keeps.map((each) => ({ ...each, keptBy: null })),
    owing: mayPay && found.status === 'approved' ? await readOwing(looking, found) : [],
    refusal: whyNot(found, person.userId),
  }
}

/** Why somebody keeps nothing back from a payment; null where they may. Four eyes: who judged it, changes nothing of it. */
export function whyNot(
  { status, judges }: Pick<KeptFrom, 'status' | 'judges'>,
  userId: string | null,
): 'notToBePaid' | 'judgedPayment' | null {
  if (status !== 'approved') return 'notToBePaid'
  return userId !== null && judges.includes(userId) ? 'judgedPayment' : null
}
