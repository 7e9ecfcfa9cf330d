import { runSteps } from '#kit/server/jobs.ts'
import type { Answer, Caller, TestServer } from '#apps/server/test-server.ts'
import { steppedJobs } from '#apps/server/modules.ts'
import type { ImportedRow, ImportRecord } from '../contract/imports.endpoints.ts'

export async function uploadFile(
  server: TestServer,
  by: Caller,
  {
    content,
    kind = 'shareholders',
    language = 'en',
  }: { content: string | Buffer; kind?: string; language?: string },
): Promise<Answer<ImportRecord>> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'people.csv')
  const response = await fetch(`${server.address}/api/imports?kind=${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
    body: form,
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer<ImportRecord>['body'],
  }
}

/** Until nothing is left to do, as the background does it. */
export async function work(server: TestServer) {
  for (const job of steppedJobs) await runSteps(server.system, job)
}

export async function take(
  server: TestServer,
  by: Caller,
  { id, version, step, body }: { id: string; version: number; step: string; body?: object },
): Promise<ImportRecord> {
  const answer = await by.post(`/imports/${id}/${step}`, body, { version })
  if (answer.status !== 200) throw new Error(`${step}: ${JSON.stringify(answer.body)}`)
  await work(server)
  return (await by.get<ImportRecord>(`/imports/${id}`)).body
}

/** Uploads, checks as guessed but for the options, and runs. */
export async function importAll(
  server: TestServer,
  by: Caller,
  { content, kind, options }: { content: string; kind?: string; options?: object },
): Promise<ImportRecord> {
  const { body: up } = await uploadFile(server, by, { content, ...(kind && { kind }) })
  const body = { mapping: up.mapping, options: { ...up.options, ...options } }
  const checked = await take(server, by, { ...up, step: 'check', body })
  return take(server, by, { ...checked, step: 'run' })
}

export const rowsOf = async (by: Caller, id: string) =>
  (await by.get<{ data: ImportedRow[] }>(`/imports/${id}/rows`)).body.data
