import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  endOf,
  schedules,
  take,
  underWay,
  type Schedule,
} from '#modules/placements/server/placements.test-people.ts'
import type { OrphanedRecord } from '../contract/orphaned.endpoints.ts'

const approval = new Date('2027-02-01T15:00:00Z')

/** A participant whose placement Amina ended on a day, with the case that this opened. */
export async function orphaned(
  lastDay = '2027-04-14',
  { schedule = schedules.falling, also = {} }: { schedule?: Schedule; also?: object } = {},
) {
  const { id: placementId, applicationId } = await underWay(approval, schedule)
  server.clock.moveTo(new Date(`${lastDay}T20:00:00Z`))
  const amina = await server.as('caseOfficer')
  const ended = await take(amina, placementId, 'end', endOf(lastDay, also))
  if (ended.status !== 200) throw new Error(JSON.stringify(ended.body))
  return { placementId, applicationId, id: await caseOf(placementId) }
}

export async function caseOf(placementId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from orphaned_cases where placement_id = ${placementId}`.execute(server.db)
  return rows[0]?.id ?? ''
}

export const readCase = async (by: Caller, id: string) =>
  (await by.get<OrphanedRecord>(`/orphaned-participants/${id}`)).body

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body: object = {}) {
  const { version } = await readCase(await server.as('superAdmin'), id)
  return by.post<OrphanedRecord>(`/orphaned-participants/${id}/${noun}`, body, { version })
}

/** Another employer with an address that is proven and places left, by its id. */
export async function anotherEmployer(notThis: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update employers set contact_proven_at = clock_now() where id = (select e.id from employers e
      where e.id <> (select former_employer_id from orphaned_cases where id = ${notThis})
        and not exists (select 1 from users u where u.employer_id = e.id)
      order by e.id limit 1) returning id`.execute(server.db)
  return rows[0]?.id ?? ''
}

/** Lets Rachel Okafor be of another employer, who then sees and accepts what it is offered. */
export const moveRachelTo = (employerId: string) =>
  sql`update users set employer_id = ${employerId} where email = 'employer@example.org'`.execute(
    server.db,
  )

/** A job of ten weeks. */
export const job = (startOn: string, endOn: string, also: object = {}) => ({
  positionTitle: 'Baker',
  duties: 'Bakes bread and looks after the oven',
  supervisorName: 'Odile Roy',
  startOn,
  endOn,
  hoursPerWeek: '35',
  hourlyWage: '20.00',
  ...also,
})

/** Letters about a case, by template. */
export async function lettersOf(id: string, template: string) {
  const { rows } = await sql<{
    recipient: string
    subject: string
    body: string
    language: string
  }>`
    select recipient, subject, body, language from outbox_messages
    where record_id = ${id} and template = ${`orphaned.${template}`} order by created_at, id`.execute(
    server.db,
  )
  return rows
}
