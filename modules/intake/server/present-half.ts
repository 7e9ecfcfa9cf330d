import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { draftNow, type DraftNow } from '#modules/forms/server/draft-under-version.ts'
import type { StoredDraft } from '#modules/forms/server/form-draft.ts'
import { presentFormDraft } from '#modules/forms/server/present-draft.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import type { Draft } from '../contract/intake.ts'
import { halfOf, sideOf } from './form-purposes.ts'

type Reading = { db: Db } & Pick<Change, 'settings'>

/** A half as its pages show it; with its questions unless the caller `has` their version. */
export async function presentHalf(reading: Reading, now: DraftNow, has?: string): Promise<Draft> {
  const { db } = reading
  const { draft: stored } = now
  const [program, application, submitted] = await Promise.all([
    readProgramFacts(db, stored.programId),
    stored.recordId ? readInvitation(db, stored.recordId) : null,
    stored.submittedRecordId ? readOutcome(db, stored) : null,
  ])
  const form = presentFormDraft(reading, now, { purpose: halfOf(stored), has })
  return { ...form, side: sideOf(stored), program, application, submitted }
}

/** A half as it is stored, under the questions of now. */
export const presentStored = async (reading: Reading, stored: StoredDraft, has?: string) =>
  presentHalf(reading, await draftNow(reading.db, stored, halfOf(stored)), has)

export async function readInvitation(db: Db, applicationId: string): Promise<Draft['application']> {
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
    where a.id = ${stored.submittedRecordId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { reference, programName, email, reviewDueOn } = row
  const invited = sideOf(stored) === 'employer' ? masked(email) : null
  return { reference, programName, invited, reviewDueOn }
}

/** Enough of an address to recognise it: `m…@example.org`. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…')
