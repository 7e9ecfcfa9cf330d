import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { ApplicationStatus } from '#modules/applications/contract/application.status.ts'
import { toldStatusOf } from '#modules/applications/server/told-status.ts'
import { isOpen, type SubmittedSheet } from '../contract/submitted-sheet.ts'

interface Stored {
  programId: string
  employerId: string | null
  participantId: string | null
  assigneeId: string | null
  id: string
  reference: string
  name: string
  status: ApplicationStatus
}

const viewing = { action: 'view', subject: 'Applications View' } as const

/** Of rows of `applications a`, those that somebody sees. */
export const seenBy = ({ permissions }: Person) =>
  permissions.where(viewing, {
    programId: sql`a.program_id`,
    employerId: sql`a.seen_employer_id`,
    participantId: sql`a.participant_id`,
    assigneeId: sql`a.assignee_id`,
  })

/**
 * What was submitted of a sheet, as far as somebody sees the applications; whoever sees none of them
 * learns nothing of it.
 * @throws 404
 */
export async function readSubmittedSheet(
  db: Db,
  person: Person,
  id: string,
): Promise<SubmittedSheet> {
  const rows = await readApplications(db, person, id)
  const [first] = rows
  if (!first) throw notFound()
  const { submittedAt, employer, program } = first
  return {
    id,
    submittedAt,
    employer,
    program,
    applications: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      participantName: person.permissions.groupsOn(viewing, scopeOf(row))('personal')
        ? row.name
        : null,
      status: row.status,
      canWithdraw:
        isOpen(row.status) &&
        person.permissions.allows({ ...viewing, action: 'update' }, scopeOf(row)),
    })),
  }
}

type Row = Stored & Pick<SubmittedSheet, 'submittedAt' | 'employer' | 'program'>

const scopeOf = ({ programId, employerId, participantId, assigneeId }: Stored) => ({
  programId,
  employerId,
  participantId,
  assigneeId,
})

async function readApplications(db: Db, person: Person, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, a.reference, a.participant_name as name, ${toldStatusOf(person)} as status,
      a.program_id as "programId", a.seen_employer_id as "employerId",
      a.participant_id as "participantId", a.assignee_id as "assigneeId",
      (select min(asked_at) from participant_sheet_submissions where sheet_id = ${id}) as "submittedAt",
      e.legal_name as employer, p.name as program
    from participant_sheet_rows r join applications a on a.id = r.application_id
      join employers e on e.id = a.employer_id join programs p on p.id = a.program_id
    where r.sheet_id = ${id} and ${seenBy(person)} order by r.position, r.key`.execute(db)
  return rows
}
