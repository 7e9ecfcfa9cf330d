import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { schedules, underWay } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { pdf } from '#modules/intake/server/intake.test-journey.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'
import type { RequestStage, Side } from '../contract/funding-request.ts'
import type { RequestRecord, RequestRow } from '../contract/funding-requests.endpoints.ts'

/**
 * Zoé works for Rachel Okafor's organisation from 8 February to 27 June 2027, in a program of Amina's;
 * it is the first day.
 */
export async function working() {
  const offer = await underWay(new Date('2027-01-18T15:00:00Z'), schedules.falling)
  await sql`update users set participant_id = (select participant_id from applications where id = ${offer.applicationId})
    where email = ${cast.employee.email}`.execute(server.db)
  return { placementId: offer.id, applicationId: offer.applicationId }
}

/** Asks a side for the form of a course. */
export const request = (by: Caller, placementId: string, side: Side, message?: string) =>
  by.post<RequestRecord>('/funding-requests', {
    placementId,
    side,
    ...(message && { message }),
  })

export async function asked(by: Caller, placementId: string, side: Side = 'employer') {
  const { status, body } = await request(by, placementId, side)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const readRequest = async (by: Caller, id: string) =>
  (await by.get<RequestRecord>(`/funding-requests/${id}`)).body

export async function listed(by: Caller, stage: RequestStage, query = '') {
  const path = `/funding-requests?perPage=100&stage=${stage}&${query}`
  return (await by.get<{ data: RequestRow[]; meta: { total: number } }>(path)).body
}

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body?: object) {
  const { version } = await readRequest(await server.as('superAdmin'), id)
  return by.post<RequestRecord>(`/funding-requests/${id}/${noun}`, body, { version })
}

/** The token of the latest link that was mailed about a request. */
export async function tokenOf(id: string): Promise<string> {
  const { rows } = await sql<{ link: string }>`
    select link from outbox_messages where record_entity = 'fundingRequest' and record_id = ${id}
      and link like '%/forms/funding-request/%' order by id desc limit 1`.execute(server.db)
  return /funding-request\/([\w-]{43})$/.exec(rows[0]?.link ?? '')?.[1] ?? ''
}

/** The letters about a request, in their order: which, and to whom. */
export async function lettersOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; recipient: string }>`
    select template as kind, recipient from outbox_messages
    where record_entity = 'fundingRequest' and record_id = ${id} order by id`.execute(server.db)
  return rows.map(
    ({ kind, recipient }) => `${kind.replace('fundingRequests.', '')} to ${recipient}`,
  )
}

export const kindsOf = async (id: string) =>
  (await lettersOf(id)).map((each) => each.split(' to ')[0])

const path = (token: string) => `/public/funding-requests/${token}`

export const open = (token: string) => server.visitor.get<FundingDraft>(path(token))

export async function save(token: string, answers: object) {
  const { body } = await open(token)
  return server.visitor.patch<FundingDraft>(path(token), { version: body.version, answers })
}

export async function attach(token: string, kind: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), `${kind}.pdf`)
  const address = `${server.address}/api${path(token)}/documents/${kind}`
  return fetch(address, { method: 'POST', body: form })
}

type Seen = { version: string; revision: number; website?: string }

/** Sends what was seen. */
export const submit = (token: string, { version, revision, website }: Seen) =>
  server.visitor.post<FundingDraft>(`${path(token)}/submission`, {
    version,
    revision,
    ...(website && { website }),
  })

/** As it stands on the server. */
export const send = async (token: string) => submit(token, (await open(token)).body)

export const freshLink = (token: string) => server.visitor.post(`${path(token)}/fresh-link`)

/** A course of 40 hours in March 2027, for which 1,250.50 are asked. */
export const course = {
  'training.courseTitle': 'Food safety',
  'training.credential': 'completion',
  'training.skillFocus': 'safety',
  'training.delivery': 'inPerson',
  'training.startsOn': '2027-03-15',
  'training.endsOn': '2027-03-26',
  'training.hours': '40',
  'training.providerName': 'Cégep du Nord',
  'training.providerType': 'public',
  'training.isAffiliated': false,
  'training.whyProvider': 'The nearest one',
  'training.relevance': 'She will run the kitchen',
  'training.costs': ['tuition', 'books'],
  'cost.tuition': '1100.25',
  'cost.books': '150.25',
  'training.paidBy': 'employer',
  'statements.participantPaysNothing': true,
  'statements.accurate': true,
}

/** Fills a form in and sends it. */
export async function fill(token: string, wanted: object = {}) {
  const saved = await save(token, { ...course, ...wanted })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  for (const kind of ['qoutline000', 'qquote00000']) await attach(token, kind)
  return send(token)
}

/** A request whose form has been sent. */
export async function filled(
  by: Caller,
  placementId: string,
  wanted: object = {},
  side: Side = 'employer',
) {
  const { id } = await asked(by, placementId, side)
  const sent = await fill(await tokenOf(id), wanted)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return id
}
