import { ownId } from '#apps/server/test-server.ts'
import { amina, read, server, step } from '#modules/applications/server/applications.test-people.ts'
import {
  daysFromNow,
  mailedToken,
  pdf,
  submitBothHalves,
} from '#modules/intake/server/intake.test-journey.ts'
import type { InformationDraft, InformationRequest } from '../contract/information-request.ts'

export const wage = 'position.hourlyWage'
const nothing = { fields: [], documents: [] }

export const dueOn = () => daysFromNow(14)

/** A complete application that Amina reviews. */
export async function inReview(): Promise<string> {
  const id = await submitBothHalves(server)
  await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
  return id
}

export const request = (id: string, body: object) =>
  step(amina, id, 'information-request', {
    message: 'We cannot read the wage',
    dueOn: dueOn(),
    ...body,
  })

/** An application whose employer is asked for the wage, and the token of the mail's link. */
export async function asked(also: object = {}, from?: string) {
  const id = from ?? (await inReview())
  const answer = await request(id, { employer: { ...nothing, fields: [wage], ...also } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { employer } = await read(amina, id)
  return {
    id,
    token: await mailedToken(server, employer.contactEmail),
    email: employer.contactEmail,
  }
}

export const open = (token: string, language = '') =>
  server.visitor.get<InformationDraft>(
    `/public/information/${token}${language && `?language=${language}`}`,
  )

export async function save(token: string, answers: object) {
  const { body } = await open(token)
  return server.visitor.patch<InformationDraft>(`/public/information/${token}`, {
    version: body.version,
    answers,
  })
}

export async function send(token: string, also: object = {}) {
  const { body } = await open(token)
  const { version, revision } = body
  return server.visitor.post<InformationDraft>(`/public/information/${token}/submission`, {
    version,
    revision,
    ...also,
  })
}

export async function upload(token: string, code: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'stub.pdf')
  const answer = await fetch(
    `${server.address}/api/public/information/${token}/documents/${code}`,
    {
      method: 'POST',
      body: form,
    },
  )
  return {
    status: answer.status,
    body: (await answer.json()) as InformationDraft & { code?: string },
  }
}

export const told = async (id: string, by = amina) =>
  (await by.get<{ data: InformationRequest[] }>(`/applications/${id}/information-requests`)).body
    .data

/** Kinds of letters about an application that an address got, the newest last. */
export async function lettersTo(id: string, email: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('outbox_messages')
    .select('template')
    .where('record_id', '=', id)
    .where('recipient', '=', email)
    .where('template', 'like', 'informationRequests.%')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template.replace('informationRequests.', ''))
}
