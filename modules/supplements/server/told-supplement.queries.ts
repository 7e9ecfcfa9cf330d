import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import type { Frequency } from '../contract/supplement.ts'

interface Side {
  email: string
  name: string
  language: Language
}

/** A supplement as letters tell of it. */
export interface ToldSupplement {
  reference: string
  type: string
  participant: string
  employer: string
  program: Bilingual
  frequency: Frequency
  times: number
  requestedAmount: string
  approvedEach: string | null
  approvedAmount: string | null
  reductionReason: string | null
  assigneeId: string | null
  payee: 'employer' | 'participant'
  /** Once it is closed. */
  usedAmount: string | null
  unusedAmount: string | null
  /** Where the letters about the application go, of the employer and of the participant. */
  toEmployer: Side
  toParticipant: Side
}

export async function findTold(db: Db, id: string): Promise<ToldSupplement> {
  const { rows } = await sql<ToldSupplement>`
    select s.reference, s.type, t.first_name || ' ' || t.last_name as participant, e.legal_name as employer,
      g.name as program, s.frequency, s.times, s.requested_amount as "requestedAmount",
      s.approved_each as "approvedEach", s.approved_amount as "approvedAmount",
      s.reduction_reason as "reductionReason", s.payee, s.used_amount as "usedAmount",
      (s.approved_amount - s.used_amount)::text as "unusedAmount",
      (select id from users where id = s.assignee_id and status = 'active') as "assigneeId",
      jsonb_build_object('email', coalesce(a.own_contact ->> 'email', e.contact_email),
        'name', coalesce(a.own_contact ->> 'name', e.contact_name), 'language', a.language) as "toEmployer",
      jsonb_build_object('email', ${addressFor('t', 'a')}, 'name', t.first_name || ' ' || t.last_name,
        'language', t.language) as "toParticipant"
    from supplements s join programs g on g.id = s.program_id join applications a on a.id = s.application_id
      join employers e on e.id = s.employer_id join participants t on t.id = s.participant_id
    where s.id = ${id}`.execute(db)
  return theRow(rows)
}
