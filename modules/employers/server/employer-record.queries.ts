import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import type { EmployerApplication, EmployerRecord } from '../contract/directory.endpoints.ts'
import { employer } from '../contract/employer.ts'
import { readOwnOfEmployer } from './own-of-employer.ts'
import { seesBankDetails } from './employer.queries.ts'
import { figuresIn, isSeenBy, seenPrograms } from './employer-list.queries.ts'

const permission = { action: 'view', subject: 'Employers View' } as const
const profile = 'Employer Profile Edit'

/** An employer with what it has in the programs that the person sees; 404 when there are none. */
export async function readEmployer(db: Db, id: string, person: Person): Promise<EmployerRecord> {
  const seen = seenPrograms(person, permission)
  const { rows } = await sql<Omit<EmployerRecord, 'can'>>`
    select ${selectBase('e')}, ${selectFields(employer, 'e')}, f.pending, f.places, f.committed,
      e.profile_confirmed_at as "profileConfirmedAt"
    from employers e ${figuresIn(seen)}
    where e.id = ${id} and ${isSeenBy(person, permission)}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const may = (action: 'view' | 'update') =>
    person.permissions.allows({ action, subject: profile }, { employerId: id })
  return {
    ...row,
    ...(await readOwnOfEmployer(db, id, person)),
    can: {
      ...(may('view') && { profile: true }),
      ...(may('update') && { edit: true }),
      ...(seesBankDetails(person, id) && { bank: true }),
      ...(person.permissions.allowsAll(permission) && { history: true }),
    },
  }
}

/** Where an application's own facts stand, for the conditions under which it is seen. */
const facts = {
  programId: sql`a.program_id`,
  employerId: sql`a.seen_employer_id`,
  participantId: sql`a.participant_id`,
  assigneeId: sql`a.assignee_id`,
}
const mostShown = 50

/** The newest applications of an employer, of those that the person may see. */
export async function readApplicationsOf(
  db: Db,
  id: string,
  person: Person,
): Promise<{ data: EmployerApplication[]; total: number }> {
  await readEmployer(db, id, person)
  const asked = { action: 'view', subject: 'Applications View' } as const
  const { permissions } = person
  const names = permissions.groupsIn(asked, facts)('personal')
  const { rows } = await sql<EmployerApplication & { total: number }>`
    select a.id, a.reference, case when ${names} then a.participant_name end as "participantName",
      a.position_title as "positionTitle", p.code as "programCode", p.name as "programName",
      a.status, a.stage, a.submitted_at as "submittedAt", a.requested_amount as "requestedAmount",
      a.approved_amount as "approvedAmount", count(*) over ()::int as total
    from applications a join programs p on p.id = a.program_id
    where a.employer_id = ${id} and ${permissions.where(asked, facts)}
    order by a.submitted_at desc, a.id desc limit ${mostShown}`.execute(db)
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
