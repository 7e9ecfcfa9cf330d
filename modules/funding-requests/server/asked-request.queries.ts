import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import type { Asks, Side } from '../contract/funding-request.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'
import type { RequestStatus } from '../contract/funding-request.status.ts'

/** A request as its form is filled in, with whoever is asked. */
export interface AskedRequest {
  id: string
  version: number
  reference: string
  status: RequestStatus
  side: Side
  /** The evidence, from the day on which it is first asked for. */
  asks: Asks
  dueOn: string
  /** Of the form. */
  submittedOn: string | null
  evidenceSentOn: string | null
  claimedAmount: string | null
  message: string | null
  changesAsked: string | null
  courseTitle: string | null
  applicationId: string
  employerId: string
  participantId: string
  assigneeId: string | null
  programId: string
  program: Bilingual
  positionTitle: string
  /** Of the placement. */
  lastDay: string
  employer: string
  participant: string
  draftId: string | null
  /** What was approved of each cost of which anything was. */
  approved: FundingDraft['approved']
  /** Where its letters go. */
  asked: { email: string; name: string; language: Language }
}

/** What a request `f` asks of its side now. */
export const asks = sql<Asks>`case when f.evidence_asked_on is null then 'form' else 'evidence' end`

export async function findAsked(db: Db, id: string): Promise<AskedRequest> {
  const { rows } = await sql<AskedRequest>`
    select f.id, f.version, f.reference, f.status, f.side, f.due_on as "dueOn", f.submitted_on as "submittedOn",
      ${asks} as asks, f.evidence_sent_on as "evidenceSentOn", f.claimed_amount as "claimedAmount",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'approved', n.approved::text)
          order by n.approved desc), '[]')
        from funding_request_lines n where n.request_id = f.id and n.approved > 0) as approved,
      f.message, f.changes_asked as "changesAsked", f.course_title as "courseTitle", f.application_id as "applicationId",
      f.employer_id as "employerId", f.participant_id as "participantId", f.draft_id as "draftId",
      (select id from users where id = f.assignee_id and status = 'active') as "assigneeId",
      f.program_id as "programId", g.name as program, l.position_title as "positionTitle",
      coalesce(l.last_worked_on, l.planned_end_on) as "lastDay",
      e.legal_name as employer, t.first_name || ' ' || t.last_name as participant,
      case f.side
        when 'employer' then jsonb_build_object('email', coalesce(a.own_contact ->> 'email', e.contact_email),
          'name', coalesce(a.own_contact ->> 'name', e.contact_name), 'language', a.language)
        else jsonb_build_object('email', ${addressFor('t', 'a')},
          'name', t.first_name || ' ' || t.last_name, 'language', t.language) end as asked
    from funding_requests f join placements l on l.id = f.placement_id join programs g on g.id = f.program_id
      join applications a on a.id = f.application_id join employers e on e.id = f.employer_id
      join participants t on t.id = f.participant_id
    where f.id = ${id}`.execute(db)
  return theRow(rows)
}

/** The same under its lock: whoever sends, cancels or decides is one after the other. */
export async function holdAsked({ db }: Pick<Change, 'db'>, id: string): Promise<AskedRequest> {
  await sql`select 1 from funding_requests where id = ${id} for update`.execute(db)
  return findAsked(db, id)
}

/** While its form, or its evidence, is waited for. */
export const waits = ['awaitingForm', 'returned', 'evidenceDue', 'evidenceReturned'] as const

export const waitsIn = sql.join(waits.map((each) => sql.lit(each)))

export const isToFill = ({ status }: Pick<AskedRequest, 'status'>) =>
  (waits as readonly RequestStatus[]).includes(status)

/** When what is asked for now was sent; null while it is waited for. */
export const sentOn = ({ asks: what, submittedOn, evidenceSentOn }: AskedRequest) =>
  what === 'evidence' ? evidenceSentOn : submittedOn
