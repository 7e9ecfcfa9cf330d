import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Caller, TestServer } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { Notice } from '../contract/notices.endpoints.ts'

export interface Listed {
  data: Notice[]
  meta: { total: number; after?: string }
}

export const listed = async (by: Caller, query = '', language = 'en') =>
  (
    await by.get<Listed>(`/notifications?perPage=100&${query}`, {
      headers: { 'accept-language': language },
    })
  ).body

export const unreadOf = async (by: Caller) =>
  (await by.get<{ unread: number }>('/notifications/unread')).body.unread

/** What somebody is told about a record, newest first. */
export async function toldOf(by: Caller, recordId: string, language = 'en'): Promise<string[]> {
  const { data } = await listed(by, '', language)
  return data.filter(({ path }) => path.includes(recordId)).map(({ text }) => text)
}

export const readOne = (by: Caller, id: string) =>
  by.post<{ unread: number }>(`/notifications/${id}/read`)

export const readUpTo = (by: Caller, upTo: string) =>
  by.post<{ unread: number }>('/notifications/read', { upTo })

/** Notices as they are kept, whoever may see them, of one template. */
export async function keptOf(template: string, recordId: string) {
  const { rows } = await sql<{ email: string; facts: object; id: string }>`
    select n.id, u.email, n.facts from notices n join users u on u.id = n.user_id
    where n.template = ${template} and n.record_id = ${recordId} order by n.id`.execute(server.db)
  return rows
}

/** Begins without any notices. */
export async function forgetAll() {
  await sql`delete from notices`.execute(server.db)
}

/** What arrives at somebody's open page, by topic, while something happens. */
export async function heardBy(by: Caller, work: () => Promise<void>): Promise<string[]> {
  const stop = new AbortController()
  const stream = await fetch(`${server.address}/api/events`, {
    headers: { authorization: `Bearer ${by.token}` },
    signal: stop.signal,
  })
  expect(stream.status).toBe(200)
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const reading = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value
  })().catch(() => undefined)
  await work()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  stop.abort()
  await reading
  return [...text.matchAll(/"topic":"([\w-]+)"/g)].map(([, topic]) => topic ?? '')
}

/** As the browser sets what is one's own. */
export async function put(
  { address }: Pick<TestServer, 'address'>,
  by: Caller,
  { path, body }: { path: string; body: object },
) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
