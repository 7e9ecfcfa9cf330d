import { sql } from 'kysely'
import { jobs } from '#apps/server/modules.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { jobNamed } from '#modules/applications/server/returned.test-people.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'

interface Sides {
  employerId: string
  participantId: string
  programId: string
}

/** Of an application: whom a hold can be on. */
export async function sidesOf(applicationId: string): Promise<Sides> {
  const { rows } = await sql<Sides>`
    select employer_id as "employerId", participant_id as "participantId", program_id as "programId"
    from applications where id = ${applicationId}`.execute(server.db)
  return rows[0]!
}

/** The organisation’s, which late in the evening is not that of UTC. */
export const today = () => dayOf({ timeZone: 'America/Toronto' }, server.clock.now())

/** Whatever a hold on an employer or a participant stops besides payments. */
export const everyEffect = ['application', 'decision', 'agreement', 'match'] as const

/** A hold of everything, unless said otherwise. */
export const holdOn = (of: object, also: object = {}) => ({
  kind: 'employer',
  reason: 'misuse',
  effects: everyEffect,
  message: 'We are looking at the invoices of March.',
  startsOn: today(),
  liftBy: 'anyone',
  ...of,
  ...also,
})

export async function place(by: Caller, of: object, also: object = {}): Promise<HoldRecord> {
  const answer = await by.post<HoldRecord>('/holds', holdOn(of, also))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export const readHold = async (by: Caller, id: string) =>
  (await by.get<HoldRecord>(`/holds/${id}`)).body

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body: object) {
  const { version } = await readHold(await server.as('superAdmin'), id)
  return by.post<HoldRecord>(`/holds/${id}/${noun}`, body, { version })
}

export const lift = (by: Caller, id: string) =>
  act(by, id, 'lifting', { reason: 'All is in order' })

/** Letters about a hold, by template. */
export async function lettersOf(id: string, template: string) {
  const { rows } = await sql<{
    recipient: string
    subject: string
    body: string
    language: string
  }>`
    select recipient, subject, body, language from outbox_messages
    where record_id = ${id} and template = ${`holds.${template}`} order by created_at, id`.execute(
    server.db,
  )
  return rows
}

/** To whom case officers’ letters went since a hold was placed, about applications that it concerns. */
export async function officersTold(holdId: string, template: string) {
  const { rows } = await sql<{ recipient: string }>`
    select m.recipient from holds h join applications a
        on a.employer_id = h.employer_id or a.participant_id = h.participant_id
      join outbox_messages m on m.record_id = a.id and m.created_at >= h.placed_at - interval '1 second'
    where h.id = ${holdId} and m.template = ${`holds.${template}`} order by m.created_at, m.id`.execute(
    server.db,
  )
  return rows.map(({ recipient }) => recipient)
}

/** The work of a night on holds, as the product has it. */
export const holdsAtNight = () => runJob(server.system, jobNamed(jobs, 'holds.expire'))

/** What one test holds stops no other. */
export async function liftAll() {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    server.db,
  )
  await sql`update placements set is_on_hold = false where is_on_hold`.execute(server.db)
}
