import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { netLines, readNet } from '#modules/overpayments/server/kept.queries.ts'
import { paymentBatchesLetters as letters } from '../contract/payment-batches.letters.ts'

/** Of a course or of a supplement, what it is; else it pays wages. */
interface Purpose {
  course: string | null
  request: string | null
  supplement: string | null
}

interface Told extends Purpose {
  reference: string
  participant: string
  employer: string
  program: Bilingual
  from: string
  to: string
  amount: string
  end: string
  contact: { email: string; name: string; language: Language }
}

/** Whom a letter about a payment goes to, and what every one of them names. */
async function about({ db }: Change, id: string) {
  const { rows } = await sql<Told>`
    select y.reference, t.first_name || ' ' || t.last_name as participant, e.legal_name as employer,
      g.name as program, y.period_from as "from", y.period_to as "to", n.amount, c.account_end as end,
      f.course_title as course, f.reference as request, s.reference as supplement,
      jsonb_build_object('email', coalesce(a.own_contact ->> 'email', e.contact_email),
        'name', coalesce(a.own_contact ->> 'name', e.contact_name), 'language', a.language) as contact
    from payments y join payment_batch_entries n on n.payment_id = y.id and n.batch_id = y.batch_id
      join bank_accounts c on c.id = n.bank_account_id join programs g on g.id = y.program_id
      join applications a on a.id = y.application_id join employers e on e.id = y.employer_id
      join participants t on t.id = y.participant_id left join funding_requests f on f.id = y.funding_request_id
      left join supplements s on s.id = y.supplement_id
    where y.id = ${id}`.execute(db)
  const { contact, course, request, supplement, ...told } = theRow(rows)
  const purpose = purposeOf({ course, request, supplement })
  const link = `/payments/${id}` as const
  return { contact, facts: { record: id, ...told, purpose, link } }
}

function purposeOf({ course, request, supplement }: Purpose) {
  if (request) return [{ line: 'course', course: course ?? '', request } as const]
  return supplement ? [{ line: 'supplement', supplement } as const] : [{ line: 'wages' } as const]
}

/** Payment advice: how much comes when, to which account, and what is kept back of it. */
export async function tellOnItsWay(change: Change, id: string, payOn: string) {
  const { contact, facts } = await about(change, id)
  const kept = netLines(await readNet(change.db, id))
  await change.letter(letters.advice, contact, { ...facts, payOn, kept })
}

/** A reason that has no words of its own says those of the note, which then is not said twice. */
export async function tellReturned(
  change: Change,
  id: string,
  { reason, note }: { reason: string; note: string | null },
) {
  const { contact, facts } = await about(change, id)
  const said = note ?? ''
  const isOther = reason === 'other'
  const reasons = [isOther ? { said } : reason]
  await change.letter(letters.failed, contact, { ...facts, reasons, note: isOther ? '' : said })
}
