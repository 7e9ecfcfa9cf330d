import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'

interface Worker {
  placementId: string
  language: 'en' | 'fr'
  hourlyWage: string
  isOfCast: boolean
  officer: Actor & { id: string }
}

const said = {
  reason: {
    en: 'The person has taken on more responsibility since the start.',
    fr: 'La personne a pris plus de responsabilités depuis le début.',
  },
  return: {
    en: 'From which day on does the new wage apply?',
    fr: 'À partir de quel jour le nouveau salaire s’applique-t-il?',
  },
}

const states = ['submitted', 'recommended', 'submitted', 'returned', 'recommended'] as const

/** Other wages that are asked for of people who work; none is decided yet. */
export async function askForChanges(
  db: Db,
  { now, staff, employerId }: { now: Date; staff: Staff; employerId: string },
): Promise<AuditRow[]> {
  const today = dayOf(now)
  const workers = await workersOf(db, { employerId, until: addDays(today, 30) })
  const newId = await newIds(db, workers.length)
  const made = workers.map((of, at) => ({
    id: newId(),
    of,
    status: states[at % states.length]!,
    askedOn: addDays(today, -3 - at),
    by: of.isOfCast ? staff.of(cast.employer) : of.officer,
  }))
  await insertRows(
    db,
    'change_requests',
    made.map(({ id, of, status, askedOn, by }) => ({
      id,
      placement_id: of.placementId,
      side: of.isOfCast ? 'employer' : 'staff',
      status,
      asked: { hourlyWage: new Decimal(of.hourlyWage).add(1).toFixed(2) },
      before: { hourlyWage: of.hourlyWage },
      effective_on: addDays(today, 14),
      reason: said.reason[of.language],
      requested_on: askedOn,
      requested_by: by.id,
      entered_by: [by.id],
      recommended_on: status === 'recommended' ? addDays(askedOn, 1) : null,
      recommended_by: status === 'recommended' ? of.officer.id : null,
      returned_on: status === 'returned' ? addDays(askedOn, 1) : null,
      returned_by: status === 'returned' ? of.officer.id : null,
      return_note: status === 'returned' ? said.return[of.language] : null,
      created_at: `${askedOn}T15:00:00Z`,
      updated_at: `${askedOn}T15:00:00Z`,
    })),
  )
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from change_requests`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  return made.flatMap(({ id, status, askedOn, by, of }) => {
    const entry = { entity: 'changeRequest', entity_id: id, reference: references.get(id)! }
    const asked = auditRow(new Date(`${askedOn}T15:00:00Z`), by, {
      ...entry,
      action: 'changeRequests.created',
      changes: { status: [null, 'submitted'] },
    })
    if (status === 'submitted') return [asked]
    const next = auditRow(new Date(`${addDays(askedOn, 1)}T15:00:00Z`), of.officer, {
      ...entry,
      action: `changeRequests.${status === 'recommended' ? 'recommend' : 'sendBack'}`,
      changes: { status: ['submitted', status] },
    })
    return [asked, next]
  })
}

/** Some who work for a while yet, first those of the employer of the cast, and who looks after them. */
async function workersOf(
  db: Db,
  { employerId, until }: { employerId: string; until: string },
): Promise<Worker[]> {
  const { rows } = await sql<Worker>`
    select l.id as "placementId", coalesce(e.language, 'en') as language, l.hourly_wage::text as "hourlyWage",
      l.employer_id = ${employerId} as "isOfCast",
      jsonb_build_object('id', o.id, 'name', o.name, 'role', r.name) as officer
    from placements l join applications a on a.id = l.application_id join employers e on e.id = l.employer_id
      join users o on o.id = a.assignee_id join roles r on r.id = o.role_id
    where l.status = 'active' and l.planned_end_on > ${until}
    order by l.employer_id = ${employerId} desc, l.reference limit 5`.execute(db)
  return rows
}
