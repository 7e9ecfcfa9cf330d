import { sql, type RawBuilder } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { StandingHold } from '../contract/holds.endpoints.ts'
import { subject, type HoldScope } from './hold.policy.ts'

interface Standing {
  data: StandingHold[]
}

/** What stands in the way of an employer. @throws 404 for whoever does not see it */
export async function readEmployerHolds(looking: Looking, id: string): Promise<Standing> {
  const { db, person } = looking
  const permission = { action: 'view', subject: 'Employers View' } as const
  const seen = person.permissions.allowsAll(permission)
    ? sql`true`
    : sql`exists (select from employer_programs s where s.employer_id = e.id and s.applications > 0
        and ${person.permissions.where(permission, { programId: sql`s.program_id` })})`
  const { rows } = await sql`select 1 from employers e where e.id = ${id} and ${seen}`.execute(db)
  if (rows.length === 0) throw notFound()
  return readStanding(looking, sql`h.employer_id = ${id}`)
}

/** What stands in the way of a participant. @throws 404 for whoever does not see them */
export async function readParticipantHolds(looking: Looking, id: string): Promise<Standing> {
  const seen = looking.person.permissions.where(
    { action: 'view', subject: 'Participants View' },
    {
      programId: sql`s.program_id`,
      employerId: sql`s.seen_employer_id`,
      participantId: sql`s.participant_id`,
    },
  )
  const { rows } = await sql`
    select 1 from participant_standings s where s.participant_id = ${id} and ${seen} limit 1`.execute(
    looking.db,
  )
  if (rows.length === 0) throw notFound()
  return readStanding(looking, sql`h.participant_id = ${id}`)
}

interface Application {
  employerId: string
  participantId: string | null
  programId: string
}

/** What stands in the way of an application and its placement. @throws 404 for whoever does not see it */
export async function readApplicationHolds(looking: Looking, id: string): Promise<Standing> {
  const seen = looking.person.permissions.where(
    { action: 'view', subject: 'Applications View' },
    {
      programId: sql`a.program_id`,
      employerId: sql`a.seen_employer_id`,
      participantId: sql`a.participant_id`,
      assigneeId: sql`a.assignee_id`,
    },
  )
  const { rows } = await sql<Application>`
    select employer_id as "employerId", participant_id as "participantId", program_id as "programId"
    from applications a where a.id = ${id} and ${seen}`.execute(looking.db)
  if (rows.length === 0) throw notFound()
  const { employerId, participantId, programId } = theRow(rows)
  return readStanding(
    looking,
    sql`(h.employer_id = ${employerId} or h.participant_id = ${participantId})
      and (h.program_id is null or h.program_id = ${programId})`,
  )
}

type Stored = Omit<StandingHold, 'hold'> & NonNullable<StandingHold['hold']> & HoldScope

/** The open holds that a condition names, the first to begin first; each as far as the reader may know. */
async function readStanding({ db, person }: Looking, of: RawBuilder<unknown>): Promise<Standing> {
  const { rows } = await sql<Stored>`
    select h.id, h.reference, h.kind, h.employer_id as "employerId", h.participant_id as "participantId",
      h.program_id as "programId", h.reason, h.message, h.effects, h.starts_on as "startsOn",
      h.ends_on as "endsOn", h.starts_on > organisation_today() as "isAhead", h.employer_id is not null as "isOfEmployer"
    from holds h where h.status = 'open' and (h.ends_on is null or h.ends_on >= organisation_today()) and ${of}
    order by h.starts_on, h.id`.execute(db)
  const isStaff = person.type === 'staff'
  const data = rows.map((row): StandingHold => {
    const { id, reference, reason, message, kind, employerId, participantId, programId, ...told } =
      row
    const scope = { kind, employerId, participantId, programId }
    const mayRead = person.permissions.allows({ action: 'view', subject }, scope)
    return {
      ...told,
      isOfEmployer: mayRead || isStaff ? told.isOfEmployer : null,
      hold: mayRead ? { id, reference, reason, message } : null,
    }
  })
  // The other side hears that something stands in the way, not what will.
  return { data: data.filter(({ hold, isAhead }) => hold !== null || isStaff || !isAhead) }
}
