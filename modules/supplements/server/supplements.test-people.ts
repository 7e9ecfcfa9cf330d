import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { schedules, underWay } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { SupplementRecord, SupplementRow } from '../contract/supplements.endpoints.ts'

/**
 * Zoé works for Rachel Okafor's organisation from 8 February to 27 June 2027, in a program of Amina's that
 * offers supplements; it is the first day.
 */
export async function working() {
  const offer = await underWay(new Date('2027-01-18T15:00:00Z'), schedules.falling)
  await sql`update users set participant_id = (select participant_id from applications where id = ${offer.applicationId})
    where email = ${cast.employee.email}`.execute(server.db)
  return { placementId: offer.id, applicationId: offer.applicationId }
}

const offered = [
  { type: 'transport', cap: '1000.00' },
  { type: 'tools', cap: '600.00' },
]

/** Nothing is requested, nothing is set aside but wages and training, and the program has plenty. */
export async function startAfresh(placementId: string) {
  server.clock.moveTo(new Date('2027-02-08T16:00:00Z'))
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  await sql`delete from supplements`.execute(server.db)
  await sql`update placements set status = 'active', last_worked_on = null where id = ${placementId}`.execute(
    server.db,
  )
  await sql`update programs set supplements = ${JSON.stringify(offered)}::jsonb, combined_cap = 30000,
      max_training_per_participant = 5000, budget_total = 90000000
    where id = (select program_id from placements where id = ${placementId})`.execute(server.db)
  await sql`update program_budgets b set committed = (select coalesce(sum(committed_amount), 0) from placements l
      where l.program_id = b.program_id and l.status not in ('cancelled', 'lapsed'))
    + (select coalesce(sum(coalesce(f.assessed_amount, f.approved_amount)), 0) from funding_requests f
      where f.program_id = b.program_id and f.status not in ('cancelled', 'expired'))`.execute(
    server.db,
  )
}

/** A pass for twelve weeks at 45.00: 540.00. */
export const pass = (placementId: string, also: object = {}) => ({
  placementId,
  type: 'transport',
  payee: 'participant',
  description: 'Bus pass',
  frequency: 'weekly',
  fromOn: '2027-02-15',
  toOn: '2027-05-09',
  requestedEach: '45.00',
  ...also,
})

export const request = (by: Caller, body: object) => by.post<SupplementRecord>('/supplements', body)

export async function requested(by: Caller, placementId: string, also: object = {}) {
  const { status, body } = await request(by, pass(placementId, also))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const readSupplement = async (by: Caller, id: string) =>
  (await by.get<SupplementRecord>(`/supplements/${id}`)).body

export async function listed(by: Caller, query = '') {
  const path = `/supplements?perPage=100&${query}`
  return (await by.get<{ data: SupplementRow[] }>(path)).body.data
}

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body?: object) {
  const { version } = await readSupplement(await server.as('superAdmin'), id)
  return by.post<SupplementRecord>(`/supplements/${id}/${noun}`, body, { version })
}

export async function change(by: Caller, id: string, body: object) {
  const { version } = await readSupplement(await server.as('superAdmin'), id)
  return by.patch<SupplementRecord>(`/supplements/${id}`, body, { version })
}

/** Approves the pass as it is requested, unless told otherwise. */
export const approve = (by: Caller, id: string, body: object = {}) =>
  act(by, id, 'approval', { approvedEach: '45.00', total: '540.00', ...body })

/** What is wrong, by field. */
export const complaints = (body: object) =>
  Object.fromEntries(
    Object.entries((body as { errors?: Record<string, { code: string }[]> }).errors ?? {}).map(
      ([key, [first]]) => [key, first?.code],
    ),
  )

/** What is set aside of the budget of a placement's program. */
export async function committed(placementId: string) {
  const { rows } = await sql<{ committed: string }>`
    select b.committed from program_budgets b join placements l on l.program_id = b.program_id
    where l.id = ${placementId}`.execute(server.db)
  return Number(rows[0]?.committed)
}

/** The letters about a supplement, in their order: which, to whom, and what they say. */
export async function lettersOf(id: string) {
  const { rows } = await sql<{ letter: string; recipient: string; body: string }>`
    select replace(template, 'supplements.', '') as letter, recipient, body from outbox_messages
    where record_entity = 'supplement' and record_id = ${id} order by id`.execute(server.db)
  return rows
}
