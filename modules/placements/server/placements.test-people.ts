import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { read, recommended, server } from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { PlacementRecord } from '../contract/placements.endpoints.ts'

let beginning: Date
beforeAll(() => {
  beginning = server.clock.now()
})

/** The offer of an application of Rachel Okafor's organisation that Luc approves on a day. */
export async function offered(on: Date): Promise<{ id: string; applicationId: string }> {
  server.clock.moveTo(beginning)
  const applicationId = await recommended()
  await sql`update applications set employer_id = u.employer_id, assignee_id = (select id from users
      where email = ${cast.caseOfficer.email}) from users u
    where u.email = ${cast.employer.email} and applications.id = ${applicationId}`.execute(
    server.db,
  )
  await sql`update programs set max_active_per_employer = 1000, max_yearly_per_employer = 1000,
    max_amount_per_employer = null, budget_total = 90000000`.execute(server.db)
  server.clock.moveTo(on)
  const luc = await server.as('approver')
  const { version, funding } = await read(luc, applicationId)
  const approval = { expectedAmount: funding.total }
  const answer = await luc.post(`/applications/${applicationId}/approval`, approval, { version })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { placement } = await read(luc, applicationId)
  return { id: placement?.id ?? '', applicationId }
}

export const readPlacement = async (by: Caller, id: string) =>
  (await by.get<PlacementRecord>(`/placements/${id}`)).body

/** Takes a step at the version of now. */
export async function take(by: Caller, id: string, noun: string, body: object) {
  const superAdmin = await server.as('superAdmin')
  const { version } = await readPlacement(superAdmin, id)
  return by.post<PlacementRecord>(`/placements/${id}/${noun}`, body, { version })
}

export const signed = (seal: string) => ({
  signatoryName: 'Rachel Okafor',
  signatoryTitle: 'Director',
  agreementLanguage: 'fr',
  isConfirmed: true,
  seal,
})

/** Rachel accepts what she sees. */
export async function accept(by: Caller, id: string) {
  const { seal } = await readPlacement(by, id)
  return take(by, id, 'acceptance', signed(seal))
}

/** Letters about an application, by template, recipient's language and subject. */
export async function lettersAbout(applicationId: string, template: string) {
  const { rows } = await sql<{
    recipient: string
    language: string
    subject: string
    body: string
  }>`
    select recipient, language, subject, body from outbox_messages
    where record_id = ${applicationId} and template = ${`placements.${template}`} order by created_at, id`.execute(
    server.db,
  )
  return rows
}
