import { sql } from 'kysely'
import type { CastMember } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { schedules, underWay } from '#modules/placements/server/placements.test-people.ts'
import type { CheckpointTwoRecord } from '../contract/checkpoint-two.endpoints.ts'

/** The application of somebody who works since February 8, 2027, 35 hours a week at 24.00. */
export async function working(): Promise<string> {
  const { applicationId } = await underWay(new Date('2027-01-18T15:00:00Z'), schedules.falling)
  return applicationId
}

export const on = (day: string) => server.clock.moveTo(new Date(`${day}T15:00:00Z`))

export const path = (id: string) => `/applications/${id}/checkpoints/2`

/** Days go by: a session of before is over. */
export const read = async (by: CastMember, id: string) =>
  (await (await server.as(by)).get<CheckpointTwoRecord>(path(id))).body

export async function itemOf(by: CastMember, id: string, code: string) {
  const item = (await read(by, id)).items.find((each) => each.code === code)
  if (!item) throw new Error(`no check ${code}`)
  return item
}

const versionOf = async (id: string) => (await read('superAdmin', id)).version

/** Records a check at the version of now. */
export const record = async (by: CastMember, id: string, body: object) =>
  (await server.as(by)).patch<CheckpointTwoRecord>(path(id), body, { version: await versionOf(id) })

/** Asks for an override, grants or refuses it, at the version of now. */
export const act = async (
  by: CastMember,
  id: string,
  { noun, body }: { noun: string; body: object },
) =>
  (await server.as(by)).post<CheckpointTwoRecord>(`${path(id)}/${noun}`, body, {
    version: await versionOf(id),
  })

export const asking = (item: string) => ({
  noun: 'override-requests',
  body: { item, reason: 'The employer sends it with the next pay' },
})
export const granting = (item: string, expiresOn: string) => ({
  noun: 'overrides',
  body: { item, reason: 'Seen by phone', expiresOn },
})
export const refusing = (item: string) => ({
  noun: 'override-refusals',
  body: { item, reason: 'It must be on paper' },
})

/** Letters about an application, by template. */
export async function lettersOf(id: string, template: string) {
  const { rows } = await sql<{ recipient: string; subject: string }>`
    select recipient, subject from outbox_messages
    where record_id = ${id} and template = ${`checkpointTwo.${template}`} order by created_at, id`.execute(
    server.db,
  )
  return rows
}
