import { sql } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db, Looking } from '#kit/server/call.ts'
import { withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { daysUntil } from '#modules/business-days/server/due-day.ts'
import { isAbout, passable } from './held-applications.queries.ts'
import { addressOf } from '#modules/participants/server/participant-address.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { holdGroups } from '../contract/hold.groups.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'
import { holdMachines, judgeHold, scopeOf, subject, type LoadedHold } from './hold.policy.ts'

/** A hold whoever looks; null when there is none. */
export async function findHold(db: Db, id: string): Promise<LoadedHold | null> {
  const { rows } = await sql<LoadedHold>`
    select h.id, h.version, h.reference, h.status, h.kind, h.employer_id as "employerId",
      h.participant_id as "participantId", h.program_id as "programId", h.reason, h.effects, h.message, h.note,
      h.starts_on as "startsOn", h.ends_on as "endsOn", h.lift_by as "liftBy", h.placed_by as "placedBy",
      case when e.contact_proven_at is not null then
          jsonb_build_object('email', e.contact_email, 'name', e.contact_name, 'language', e.language)
        when ${addressOf('t')} is not null then
          jsonb_build_object('email', ${addressOf('t')}, 'name', t.first_name || ' ' || t.last_name, 'language', t.language)
        end as contact, coalesce(e.province, t.province, g.province, 'ON') as province
    from holds h left join employers e on e.id = h.employer_id left join participants t on t.id = h.participant_id
      left join programs g on g.id = h.program_id
    where h.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const viewing = { action: 'view', subject } as const

/** A hold to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadHold({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findHold(db, id)
  if (!found) throw notFound()
  if (person.type !== 'system' && !person.permissions.allows(viewing, { ...scopeOf(found) }))
    throw notFound()
  return found
}

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = ({ type }: Person) => sql`h.id, h.reference, h.status, h.kind,
  h.employer_id is not null as "isOfEmployer", h.reason, h.effects, h.starts_on as "startsOn", h.ends_on as "endsOn",
  h.status = 'open' and h.starts_on > organisation_today() as "isAhead", h.ended_on as "endedOn",
  case when g.id is null then null else jsonb_build_object('id', g.id, 'code', g.code, 'name', g.name) end as program,
  ${type === 'staff' ? sql`u.name` : sql`null::text`} as "placedBy"`
export const joinsOfShown = sql`left join employers e on e.id = h.employer_id
  left join participants t on t.id = h.participant_id left join programs g on g.id = h.program_id
  left join users u on u.id = h.placed_by`
export const protectedShown = {
  name: sql`coalesce(e.legal_name, t.first_name || ' ' || t.last_name)`,
  targetReference: sql`coalesce(e.business_number, t.reference)`,
}

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

type Stored = Omit<HoldRecord, 'can' | 'bypasses' | 'stops' | 'businessDaysLeft'>

/** A hold as its screen shows it: staff see all of it, whoever is held what they are told. */
export async function readHold(looking: Looking, id: string): Promise<HoldRecord> {
  const { db, person } = looking
  const found = await loadHold(looking, id)
  const { rows } = await sql<Stored>`
    select ${selectShown(person)}, ${protectedColumns}, h.version, coalesce(h.employer_id, h.participant_id) as "targetId",
      h.message, h.note, h.lift_by as "liftBy", n.name as "endedBy",
      to_char(h.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt"
    from holds h ${joinsOfShown} left join users n on n.id = h.ended_by where h.id = ${id}`.execute(
    db,
  )
  const [bypasses, stops, businessDaysLeft] = await Promise.all([
    readBypasses(looking, id),
    readStops(looking, found),
    daysLeft(looking, found),
  ])
  const whole = { ...theRow(rows), businessDaysLeft, bypasses, stops, can: canDo(found, person) }
  const sees = person.permissions.groupsOn(viewing, { ...scopeOf(found) })('personal')
  const shown = sees ? whole : { ...withoutHidden(whole, hidden), targetId: null }
  return person.type === 'staff' ? shown : asToldToHeld(shown)
}

const hidden = new Set(Object.keys(holdGroups))

const asToldToHeld = (record: HoldRecord): HoldRecord => ({
  ...record,
  note: null,
  liftBy: null,
  endedBy: null,
  bypasses: [],
  stops: [],
})

function canDo(found: LoadedHold, person: Person): Can {
  const can = stepsNow(holdMachines, judgeHold(found), person)
  const edits = person.permissions.allows({ action: 'update', subject }, { ...scopeOf(found) })
  return { ...can, ...(edits && found.status === 'open' && { edit: true }) }
}

const facts = {
  programId: sql`a.program_id`,
  employerId: sql`a.seen_employer_id`,
  participantId: sql`a.participant_id`,
  assigneeId: sql`a.assignee_id`,
}

/** Of `applications a`: those that the person sees. */
const seesApplication = ({ permissions }: Person) =>
  permissions.where({ action: 'view', subject: 'Applications View' }, facts)

const daysLeft = (looking: Looking, { endsOn: day, province, status }: LoadedHold) =>
  day && status === 'open' ? daysUntil(looking, { day, province }) : null

async function readBypasses({ db, person }: Looking, id: string) {
  const { rows } = await sql<HoldRecord['bypasses'][number]>`
    select b.application_id as "applicationId", a.reference, b.effect, b.reason, u.name as by,
      to_char(b.passed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from hold_bypasses b join applications a on a.id = b.application_id join users u on u.id = b.passed_by
    where b.hold_id = ${id} and ${seesApplication(person)} order by b.passed_at desc, b.application_id`.execute(
    db,
  )
  return rows
}

const mostShown = 50

/** The newest applications that a hold stands in the way of. */
async function readStops({ db, person }: Looking, found: LoadedHold) {
  if (found.status !== 'open') return []
  const { rows } = await sql<HoldRecord['stops'][number]>`
    select a.id as "applicationId", a.reference, ${passable} as passable from applications a, holds h
    where h.id = ${found.id} and ${isAbout(found)} and cardinality(${passable}) > 0 and ${seesApplication(person)}
    order by a.submitted_at desc, a.id desc limit ${mostShown}`.execute(db)
  return rows
}
