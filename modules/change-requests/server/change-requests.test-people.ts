import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { schedules, underWay } from '#modules/placements/server/placements.test-people.ts'
import type { ChangeableTerms, ChangeRequestRecord } from '../contract/change-requests.endpoints.ts'

/**
 * Zoé works for Rachel Okafor's organisation from 8 February to 27 June 2027, 35 hours a week at 24.00, in a
 * program of Amina's; it is the first day.
 */
export async function working() {
  const { id, applicationId } = await underWay(new Date('2027-01-18T15:00:00Z'), schedules.falling)
  await sql`update programs set placement_max_weeks = 52, placement_min_weeks = 4`.execute(
    server.db,
  )
  return { placementId: id, applicationId }
}

/** Nothing was asked or changed of the placement. */
export async function startAfresh({ placementId, applicationId }: Working) {
  server.clock.moveTo(new Date('2027-02-08T16:00:00Z'))
  await sql`delete from change_requests where placement_id = ${placementId}`.execute(server.db)
  await sql`delete from application_versions where application_id = ${applicationId} and kind = 'change'`.execute(
    server.db,
  )
  await sql`update applications a set start_on = '2027-02-08', end_on = '2027-06-27', hours_per_week = 35,
      hourly_wage = 24, position_title = coalesce(v.content -> 'application' ->> 'positionTitle', a.position_title),
      approved_amount = 5880, requested_amount = 5880,
      approved_funding = v.content -> 'application' -> 'approvedFunding', funding = v.content -> 'application' -> 'approvedFunding'
    from application_versions v where v.application_id = a.id and v.kind = 'approval' and a.id = ${applicationId}`.execute(
    server.db,
  )
  await sql`update placements l set status = 'active', start_on = '2027-02-08', planned_end_on = '2027-06-27',
      started_on = '2027-02-08', hours_per_week = 35, hourly_wage = 24, committed_amount = 5880,
      position_title = a.position_title, funding = a.approved_funding, last_worked_on = null
    from applications a where a.id = l.application_id and l.id = ${placementId}`.execute(server.db)
  await sql`update monitoring_forms f set opens_on = m.opens_on, due_on = m.opens_on + 15,
      status = case when m.opens_on is null then 'notRequired' else 'scheduled' end
    from placements l, lateral monitoring_forms_of(l) m
    where l.id = f.placement_id and m.number = f.number and m.side = f.side and l.id = ${placementId}`.execute(
    server.db,
  )
  await sql`update programs set budget_total = 90000000 where id = (select program_id from placements
    where id = ${placementId})`.execute(server.db)
  await sql`update program_budgets b set committed = (select coalesce(sum(committed_amount), 0) from placements l
      where l.program_id = b.program_id and l.status not in ('cancelled', 'lapsed'))
    + (select coalesce(sum(coalesce(f.assessed_amount, f.approved_amount)), 0) from funding_requests f
      where f.program_id = b.program_id and f.status not in ('cancelled', 'expired'))
    + (select coalesce(sum(n.committed_amount), 0) from supplements n where n.program_id = b.program_id)`.execute(
    server.db,
  )
}

/** When the monitoring forms of the placement open and are due. */
export async function formsOf({ placementId }: Working) {
  const { rows } = await sql<{
    number: number
    side: string
    opens: string | null
    due: string | null
  }>`select number, side, opens_on as opens, due_on as due from monitoring_forms
    where placement_id = ${placementId} order by number, side`.execute(server.db)
  return rows
}

export interface Working {
  placementId: string
  applicationId: string
}

export const termsOf = async (by: Caller, applicationId: string) =>
  (await by.get<ChangeableTerms>(`/change-requests/terms?applicationId=${applicationId}`)).body

/** The job as it is approved, with what is asked to be otherwise from a Monday in May on. */
export async function bodyOf(by: Caller, applicationId: string, also: object = {}) {
  const terms = await termsOf(by, applicationId)
  const {
    applicationReference: _reference,
    employer: _employer,
    name: _name,
    placementStatus: _status,
    startedOn: _started,
    openRequestId: _open,
    ...values
  } = terms
  return { ...values, effectiveOn: '2027-05-03', reason: 'More to bake in summer', ...also }
}

/** Another wage and end: 26.00 from 3 May, until 25 July. */
export const raise = { hourlyWage: '26.00', endOn: '2027-07-25' }

export const ask = async (by: Caller, applicationId: string, also: object = raise) =>
  by.post<ChangeRequestRecord>('/change-requests', await bodyOf(by, applicationId, also))

export async function asked(by: Caller, applicationId: string, also: object = raise) {
  const { status, body } = await ask(by, applicationId, also)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const readRequest = async (by: Caller, id: string) =>
  (await by.get<ChangeRequestRecord>(`/change-requests/${id}`)).body

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body: object = {}) {
  const { version } = await readRequest(await server.as('superAdmin'), id)
  const sent = noun === 'withdrawal' ? undefined : body
  return by.post<ChangeRequestRecord>(`/change-requests/${id}/${noun}`, sent, { version })
}

/** The letters about a request, in their order. */
export async function lettersOf(id: string) {
  const { rows } = await sql<{ letter: string; language: string; body: string }>`
    select replace(template, 'changeRequests.', '') as letter, language, body from outbox_messages
    where record_entity = 'changeRequest' and record_id = ${id} order by id`.execute(server.db)
  return rows
}

/** What is set aside of the budget of a placement's program. */
export async function committed(placementId: string) {
  const { rows } = await sql<{ committed: string }>`
    select b.committed from program_budgets b join placements l on l.program_id = b.program_id
    where l.id = ${placementId}`.execute(server.db)
  return Number(rows[0]?.committed)
}

/** What is wrong, by field. */
export const complaints = (body: object) =>
  Object.fromEntries(
    Object.entries((body as { errors?: Record<string, { code: string }[]> }).errors ?? {}).map(
      ([key, [first]]) => [key, first?.code],
    ),
  )
