import { sql } from 'kysely'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { amina, read, server, step } from '#modules/applications/server/applications.test-people.ts'
import { pdf, submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { Conversation, OpenConversation } from '../contract/message.ts'

/** A complete application that Amina reviews; its applicants have no accounts. */
export async function reviewed(language: 'en' | 'fr' = 'en') {
  const id = await submitBothHalves(server, { language })
  await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
  const { employer, participant } = await read(amina, id)
  return { id, employer: employer.contactEmail, participant: participant?.email ?? '' }
}

/** Rachel is the employer, Lucas the employee, of one that Amina reviews. */
export async function ofBothSides() {
  const { id } = await reviewed()
  await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
    where id = ${id}`.execute(server.db)
  await sql`update users set participant_id = (select participant_id from applications where id = ${id})
    where email = ${cast.employee.email}`.execute(server.db)
  return { id, rachel: await server.as('employer'), lucas: await server.as('employee') }
}

export type Side = Conversation['side']

export const write = (
  by: Caller,
  id: string,
  body: { side: Side; text: string; files?: string[] },
) => by.post<Conversation & { code?: string }>(`/applications/${id}/messages`, body)

export const conversations = async (by: Caller, id: string) =>
  (await by.get<{ data: Conversation[] }>(`/applications/${id}/messages`)).body.data

export const texts = async (by: Caller, id: string, side: Side) =>
  (await conversations(by, id))
    .filter((each) => each.side === side)
    .flatMap(({ messages }) => messages.map(({ text }) => text))

/** The token of the last link that was mailed to an address. */
export async function linkOf(address: string) {
  const { link } = await server.db
    .selectFrom('outbox_messages')
    .select('link')
    .where('recipient', '=', address)
    .where('template', 'in', ['messages.written', 'messages.freshLink'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

export const open = (token: string) =>
  server.visitor.get<OpenConversation & { code?: string }>(`/public/messages/${token}`)

export const answer = (token: string, text: string, more: object = {}) =>
  server.visitor.post<OpenConversation & { code?: string }>(`/public/messages/${token}`, {
    text,
    ...more,
  })

export async function sendFile(path: string, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'stub.pdf')
  const sent = await fetch(`${server.address}/api${path}`, { method: 'POST', body: form, headers })
  return { status: sent.status, body: (await sent.json()) as { id: string; code?: string } }
}

/** What is still to be done about an application, as tasks. */
export const openTasksOf = async (id: string) =>
  server.db
    .selectFrom('tasks')
    .select(['id', 'title', 'field_group', 'done_at'])
    .where('parent_id', '=', id)
    .where('title', '=', 'Answer message')
    .orderBy('created_at')
    .execute()

export const letters = async (id: string, address: string) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['template', 'subject', 'body', 'language', 'link'])
    .where('record_id', '=', id)
    .where('recipient', '=', address)
    .where('template', 'like', 'messages.%')
    .orderBy('created_at')
    .execute()
