import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import { overpaymentsLetters as letters } from '../contract/overpayments.letters.ts'

interface Told {
  reference: string
  payment: string
  participant: string
  employer: string
  program: Bilingual
  from: string
  to: string
  amount: string
  remaining: string
  dueOn: string
  reason: string
  explanation: string
  /** Where the letters about the application go: of the employer, or of the participant who owes it. */
  contact: { email: string; name: string; language: Language }
}

/** Whom a letter goes to, what every one of them names, and what some say. */
export async function about({ db }: Change, id: string) {
  const { rows } = await sql<Told>`
    select o.reference, y.reference as payment, t.first_name || ' ' || t.last_name as participant,
      e.legal_name as employer, g.name as program, y.period_from as "from", y.period_to as "to", o.amount,
      o.remaining_amount as remaining, o.due_on as "dueOn", o.reason, o.explanation,
      case o.owed_by when 'participant' then jsonb_build_object('email', ${addressFor('t', 'a')},
        'name', t.first_name || ' ' || t.last_name, 'language', t.language)
      else jsonb_build_object('email', coalesce(a.own_contact ->> 'email', e.contact_email),
        'name', coalesce(a.own_contact ->> 'name', e.contact_name), 'language', a.language) end as contact
    from overpayments o join payments y on y.id = o.payment_id join programs g on g.id = o.program_id
      join applications a on a.id = o.application_id join employers e on e.id = o.employer_id
      join participants t on t.id = o.participant_id
    where o.id = ${id}`.execute(db)
  const { contact, remaining, dueOn, reason, explanation, ...told } = theRow(rows)
  const link = `/payments/overpayments/${id}` as const
  return { contact, remaining, dueOn, reason, explanation, facts: { record: id, ...told, link } }
}

/** Why, how much and until when; a reason without words of its own is what the explanation says. */
export async function tellOwed(change: Change, id: string) {
  const { contact, dueOn, reason, explanation, facts } = await about(change, id)
  const isOther = reason === 'other'
  await change.letter(letters.owed, contact, {
    ...facts,
    dueOn,
    reasons: [isOther ? { said: explanation } : reason],
    explanation: isOther ? '' : explanation,
  })
}

interface Receipt {
  received: string
  receivedOn: string
}

export async function tellReceived(
  change: Change,
  id: string,
  { isRest, ...receipt }: Receipt & { isRest: boolean },
) {
  const { contact, remaining, dueOn, facts } = await about(change, id)
  if (isRest) await change.letter(letters.settled, contact, { ...facts, ...receipt })
  else await change.letter(letters.received, contact, { ...facts, ...receipt, remaining, dueOn })
}

export async function tellTakenBack(change: Change, id: string, receipt: Receipt) {
  const { contact, remaining, dueOn, facts } = await about(change, id)
  await change.letter(letters.takenBack, contact, { ...facts, ...receipt, remaining, dueOn })
}

/** What need not be paid any more, and never why. */
export async function tellWrittenOff(
  change: Change,
  id: string,
  { amount, receivedAmount }: { amount: string; receivedAmount: string },
) {
  const { contact, facts } = await about(change, id)
  const remaining = new Decimal(amount).minus(receivedAmount).toFixed(2)
  await change.letter(letters.writtenOff, contact, { ...facts, remaining })
}

export async function tellCancelled(change: Change, id: string) {
  const { contact, facts } = await about(change, id)
  await change.letter(letters.cancelled, contact, facts)
}

export async function tellReminded(change: Change, id: string, isOverdue: boolean) {
  const { contact, remaining, dueOn, facts } = await about(change, id)
  const letter = isOverdue ? letters.overdue : letters.reminder
  await change.letter(letter, contact, { ...facts, remaining, dueOn })
}
