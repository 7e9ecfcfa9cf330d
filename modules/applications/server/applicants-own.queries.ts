import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { stages, type ApplicationStatus, type Stage } from '../contract/application.status.ts'
import { facts, seesIn, subjectOf } from './application-list.queries.ts'
import { toldStatusOf } from './told-status.ts'

/** An application as its applicants follow it, with what became of its placement. */
export interface OwnApplication {
  id: string
  reference: string
  /** Null where the person does not see it. */
  participantName: string | null
  programName: Bilingual
  positionTitle: string
  stage: Stage
  status: ApplicationStatus
  placement: string | null
  isMissingParticipant: boolean
  reviewDueOn: string
  informationDueOn: string | null
  acceptBy: string | null
  startBy: string | null
  overOn: string | null
  firstDay: string | null
  lastDay: string | null
  amount: string
}

export interface OwnApplications {
  rows: OwnApplication[]
  /** What the placements that are not over were approved for. */
  approved: string
  requested: string
  pendingCount: number
  approvedCount: number
}

const most = 100

/** What is over without a decision is shown with what was refused; what they withdrew is not. */
const isOf = (stage: Stage) =>
  stage === 'rejected'
    ? sql<boolean>`(a.stage = 'rejected' or a.status = 'returned')`
    : sql<boolean>`a.stage = ${stage}`

/** What an applicant sees of the three lists, the newest first, and what it adds up to. */
export async function readOwnApplications(db: Db, person: Person): Promise<OwnApplications> {
  const ways = stages.map((stage) => {
    const permission = { action: 'view', subject: subjectOf[stage] } as const
    const names = seesIn(person, permission)('personal')
    const where = sql<boolean>`(${isOf(stage)} and ${person.permissions.where(permission, facts)})`
    return {
      where,
      named: typeof names === 'boolean' ? sql<boolean>`${names}::boolean` : names,
      stage,
    }
  })
  const seen = sql.join(
    ways.map(({ where }) => where),
    sql` or `,
  )
  const named = sql.join(
    ways.map(({ stage, named: each }) => sql`(${isOf(stage)} and ${each})`),
    sql` or `,
  )
  const { rows } = await sql<OwnApplication & { sums: Omit<OwnApplications, 'rows'> }>`
    with own as materialized (select a.*, coalesce(a.stage, 'rejected') as shown, (${named}) as is_named
      from applications a where ${seen})
    select a.id, a.reference, case when a.is_named then a.participant_name end as "participantName",
      p.name as "programName", a.position_title as "positionTitle", a.shown as stage, ${toldStatusOf(person)} as status, l.status as placement,
      a.participant_completed_at is null as "isMissingParticipant", a.review_due_on as "reviewDueOn",
      case when ${person.type} = any(a.asked_sides) then a.information_due_on end as "informationDueOn", l.accept_by as "acceptBy", l.start_by as "startBy",
      coalesce(l.lapsed_on, l.cancelled_on, l.ended_on) as "overOn", coalesce(l.started_on, l.start_on) as "firstDay",
      coalesce(l.ended_on, l.planned_end_on) as "lastDay",
      coalesce(a.approved_amount, a.requested_amount)::text as amount,
      (select jsonb_build_object(
        'approved', coalesce(sum(approved_amount) filter (where shown = 'approved' and not placement_is_over), 0)::text,
        'requested', coalesce(sum(requested_amount) filter (where shown = 'pending'), 0)::text,
        'pendingCount', count(*) filter (where shown = 'pending'),
        'approvedCount', count(*) filter (where shown = 'approved')) from own) as sums
    from own a join programs p on p.id = a.program_id left join placements l on l.application_id = a.id
    order by a.submitted_at desc, a.id desc limit ${most}`.execute(db)
  const sums = rows[0]?.sums ?? { approved: '0', requested: '0', pendingCount: 0, approvedCount: 0 }
  return { rows: rows.map(({ sums: _, ...row }) => row), ...sums }
}
