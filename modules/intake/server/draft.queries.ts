import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import type { Draft, DraftAnswers, Side } from '../contract/intake.ts'
import { followLink } from './links.ts'

export interface StoredDraft {
  id: string
  side: Side
  programId: string
  applicationId: string | null
  language: 'en' | 'fr'
  email: string | null
  answers: DraftAnswers & { documents?: Draft['documents'] }
  step: string
  createdAt: string
  savedAt: string
  submittedApplicationId: string | null
}

/**
 * The draft behind a link.
 * @throws 404 for a link that never was, 409 `linkExpired` for one that was
 */
export async function openDraft(
  db: Db,
  token: string,
  options: { lock?: true } = {},
): Promise<StoredDraft> {
  const link = await followLink(db, token)
  if (!link) throw notFound()
  if (link.isExpired) throw refused('linkExpired')
  return loadDraft(db, link.draftId, options)
}

export async function loadDraft(
  db: Db,
  id: string,
  { lock }: { lock?: true } = {},
): Promise<StoredDraft> {
  const { rows } = await sql<StoredDraft>`
    select id, side, program_id as "programId", application_id as "applicationId", language, email, answers,
      step, created_at as "createdAt", updated_at as "savedAt",
      submitted_application_id as "submittedApplicationId"
    from intake_drafts where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  return stored
}

/** A draft as its pages show it. */
export async function presentDraft(db: Db, stored: StoredDraft): Promise<Draft> {
  const { documents = [], ...answers } = stored.answers
  const [program, application, submitted] = await Promise.all([
    readProgramFacts(db, stored.programId),
    stored.applicationId ? readInvitation(db, stored.applicationId) : null,
    stored.submittedApplicationId ? readOutcome(db, stored) : null,
  ])
  const { side, language, step, savedAt } = stored
  return { side, program, language, step, answers, documents, savedAt, application, submitted }
}

async function readInvitation(db: Db, applicationId: string): Promise<Draft['application']> {
  const { rows } = await sql<NonNullable<Draft['application']>>`
    select a.reference, e.legal_name as "employerName", a.position_title as "positionTitle",
      a.start_on as "startOn"
    from applications a join employers e on e.id = a.employer_id where a.id = ${applicationId}`.execute(
    db,
  )
  return rows[0] ?? null
}

async function readOutcome(db: Db, stored: StoredDraft): Promise<Draft['submitted']> {
  const { rows } = await sql<{
    reference: string
    programName: { en: string; fr: string }
    email: string
    reviewDueOn: string
  }>`
    select a.reference, p.name as "programName", a.participant_email as email,
      a.review_due_on as "reviewDueOn"
    from applications a join programs p on p.id = a.program_id
    where a.id = ${stored.submittedApplicationId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { reference, programName, email, reviewDueOn } = row
  const invited = stored.side === 'employer' ? masked(email) : null
  return { reference, programName, invited, reviewDueOn }
}

/** Enough of an address to recognise it: `m…@example.org`. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…')
