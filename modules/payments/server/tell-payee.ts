import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { netLines, readNet } from '#modules/overpayments/server/kept.queries.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import type { Payee, waysPaid } from '../contract/payment.ts'
import { paymentsLetters as letters } from '../contract/payments.letters.ts'
import { storedLines } from './payment.queries.ts'

interface Told {
  reference: string
  participant: string
  employer: string
  program: Bilingual
  from: string
  to: string
  claimed: string
  payee: Payee
  /** Of what a participant was paid. */
  paid: {
    total: string
    paidOn: string
    how: (typeof waysPaid)[number]
    paidReference: string
  } | null
  /** Of a supplement claim, which has no lines. */
  supplement: { assessed: string; reductionReason: string | null } | null
  /** Where the letters about the application go: of the employer, or of the participant who is paid. */
  contact: { email: string; name: string; language: Language }
}

async function findTold(db: Db, id: string): Promise<Told> {
  const { rows } = await sql<Told>`
    select y.reference, t.first_name || ' ' || t.last_name as participant, e.legal_name as employer,
      g.name as program, y.period_from as "from", y.period_to as "to", y.claimed_amount as claimed, y.payee,
      case when y.paid_how is not null then jsonb_build_object('total', y.approved_amount::text, 'paidOn', y.paid_on,
        'how', y.paid_how, 'paidReference', y.paid_reference) end as paid,
      case when y.source = 'supplement' then jsonb_build_object('assessed', y.assessed_amount::text,
        'reductionReason', y.reduction_reason) end as supplement,
      case y.payee when 'participant' then jsonb_build_object('email', ${addressFor('t', 'a')},
        'name', t.first_name || ' ' || t.last_name, 'language', t.language)
      else jsonb_build_object('email', coalesce(a.own_contact ->> 'email', e.contact_email),
        'name', coalesce(a.own_contact ->> 'name', e.contact_name), 'language', a.language) end as contact
    from payments y join programs g on g.id = y.program_id join applications a on a.id = y.application_id
      join employers e on e.id = y.employer_id join participants t on t.id = y.participant_id
    where y.id = ${id}`.execute(db)
  return theRow(rows)
}

/** Whom a letter goes to, and what every one of them names. */
async function about({ db }: Change, id: string) {
  const { contact, claimed, payee, paid, supplement, ...told } = await findTold(db, id)
  const link = `/payments/${id}` as const
  return { contact, claimed, payee, paid, supplement, facts: { record: id, ...told, link } }
}

export async function tellReceived(change: Change, id: string) {
  const { contact, claimed, facts } = await about(change, id)
  await change.letter(letters.received, contact, { ...facts, total: claimed })
}

export async function tellReturned(change: Change, id: string, changes: string) {
  const { contact, payee, facts } = await about(change, id)
  const letter = payee === 'participant' ? letters.returnedToParticipant : letters.returned
  await change.letter(letter, contact, { ...facts, changes })
}

/** What is given of each line, and why less. */
export async function tellApproved(change: Change, id: string, total: string) {
  const { contact, claimed, payee, supplement, facts } = await about(change, id)
  const letter = payee === 'participant' ? letters.approvedForParticipant : letters.approved
  const { from, to } = facts
  const given = supplement
    ? [{ from, to, claimed, ...supplement }]
    : await storedLines(change.db, id)
  const lines = given.flatMap((line) => [
    {
      line: 'given',
      from: line.from,
      to: line.to,
      claimed: line.claimed,
      approved: line.assessed ?? '0.00',
    } as const,
    ...(line.reductionReason ? [{ line: 'reduced', reason: line.reductionReason } as const] : []),
  ])
  await change.letter(letter, contact, { ...facts, total, claimed, lines })
}

/** A reason that has no words of its own says those of the note, which then is not said twice. */
export async function tellDeclined(
  change: Change,
  id: string,
  { reason, note }: { reason: string; note: string | null },
) {
  const { contact, supplement, facts } = await about(change, id)
  const said = note ?? ''
  const isOther = reason === 'other'
  const reasons = [isOther ? { said } : reason]
  await change.letter(letters.declined, contact, {
    ...facts,
    reasons,
    note: isOther ? '' : said,
    again: [supplement ? { line: 'amount' } : { line: 'days' }],
  })
}

/** How much a participant was paid, when and how. */
export async function tellPaid(change: Change, id: string) {
  const { contact, paid, facts } = await about(change, id)
  if (!paid) return
  const { how, ...rest } = paid
  const kept = netLines(await readNet(change.db, id))
  await change.letter(letters.paid, contact, { ...facts, ...rest, how: [how], kept })
}

/** That it was not paid after all. */
export async function tellUnpaid(change: Change, id: string) {
  const { contact, claimed, supplement, facts } = await about(change, id)
  const total = supplement?.assessed ?? claimed
  await change.letter(letters.unpaid, contact, { ...facts, total })
}
