import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { TypedAnswers, UploadedDocument } from '#modules/forms/contract/form-draft.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import type { InformationRequest, RequestedDocument } from '../contract/information-request.ts'

/** A request as it is stored, with what is answered under way. */
export interface StoredRequest {
  id: string
  applicationId: string
  reference: string
  programId: string
  program: { en: string; fr: string }
  side: Side
  /** Null while it is not known whether whoever applied speaks for it; then it is not named either. */
  employerId: string | null
  employer: string | null
  participantId: string | null
  state: InformationRequest['state']
  message: string
  dueOn: string
  versionId: string
  fields: string[]
  documents: RequestedDocument[]
  email: string
  name: string
  language: Language
  answers: TypedAnswers
  files: UploadedDocument[]
  step: string
  revision: number
  savedAt: string
  /** The day on which it was closed. */
  closedOn: string | null
}

const columns = sql`r.id, r.application_id as "applicationId", a.reference, a.program_id as "programId",
  p.name as program, r.side, a.seen_employer_id as "employerId", a.participant_id as "participantId",
  e.legal_name as employer, r.state, r.message, r.due_on as "dueOn", r.version_id as "versionId", r.fields,
  r.documents, r.email, r.name, r.language, r.answers, r.files, r.step, r.revision,
  r.saved_at as "savedAt", (r.closed_at at time zone organisation_zone())::date as "closedOn"`
const from = sql`information_requests r join applications a on a.id = r.application_id
  join programs p on p.id = a.program_id left join employers e on e.id = a.seen_employer_id`

export async function findRequest(
  db: Db,
  id: string,
  { lock }: { lock?: true } = {},
): Promise<StoredRequest> {
  const { rows } = await sql<StoredRequest>`
    select ${columns} from ${from} where r.id = ${id} ${lock ? sql`for update of r` : sql``}`.execute(
    db,
  )
  const [request] = rows
  if (!request) throw notFound()
  return request
}

/** What an application waits for, side by side. */
export async function openRequests(db: Db, applicationId: string): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select ${columns} from ${from} where r.application_id = ${applicationId} and r.state = 'open'
    order by r.side for update of r`.execute(db)
  return rows
}

export type ToldRequest = Omit<InformationRequest, 'questions'> & {
  versionId: string
  fields: string[]
}

/** All requests of an application, the newest first. */
export async function requestsOf(db: Db, applicationId: string): Promise<ToldRequest[]> {
  const { rows } = await sql<ToldRequest>`
    select r.id, r.side, r.state, r.message, r.due_on as "dueOn", r.asked_at as "askedAt",
      u.name as "askedBy", r.closed_at as "closedAt", r.answered_by as "answeredBy", r.reply,
      r.before, r.after, r.documents, r.received, r.version_id as "versionId", r.fields
    from information_requests r left join users u on u.id = r.asked_by
    where r.application_id = ${applicationId} order by r.asked_at desc, r.side`.execute(db)
  return rows
}
