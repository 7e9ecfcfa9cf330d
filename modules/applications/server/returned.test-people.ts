import { sql } from 'kysely'
import type { Caller, TestServer } from '#apps/server/test-server.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

export const ownJobs = (jobs: readonly Job[]) =>
  jobs.filter(({ name }) => name.startsWith('applications.'))

export const jobNamed = (jobs: readonly Job[], name: string): Job => {
  const job = jobs.find((each) => each.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  return job
}

export const read = async (by: Caller, id: string) =>
  (await by.get<ApplicationRecord>(`/applications/${id}`)).body

/** Takes a step at the version of now. */
export async function step(
  { db }: TestServer,
  by: Caller,
  { id, noun }: { id: string; noun: string },
  body: object,
) {
  const { version } = await db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return by.post<ApplicationRecord>(`/applications/${id}/${noun}`, body, { version })
}

export async function lettersOf({ db }: TestServer, template: string, about?: string) {
  const { rows } = await sql<{
    recipient: string
    language: string
    subject: string
    body: string
    link: string | null
  }>`
    select recipient, language, subject, body, link from outbox_messages
    where template = ${`applications.${template}`} and (${about ?? null}::uuid is null or record_id = ${about ?? null})
    order by created_at, id`.execute(db)
  return rows
}

/** As an application is whose last day has passed, and of which the staff were told. */
export const letLastDayPass = ({ db }: TestServer, id: string) =>
  sql`update applications set submitted_at = clock_now() - interval '80 days',
    returns_after = organisation_today() - 1 where id = ${id}`.execute(db)
