import { sql } from 'kysely'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import {
  amina,
  passCheckpoint,
  server,
  step,
} from '#modules/applications/server/applications.test-people.ts'
import { pdf, submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { DocumentFile, DocumentList } from '../contract/document.ts'

/** Reviewed by Amina; Rachel is the employer, Lucas the employee. */
export async function ofBothSides(language: 'en' | 'fr' = 'en') {
  const id = await reviewed(language)
  await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
    where id = ${id}`.execute(server.db)
  await sql`update users set participant_id = (select participant_id from applications where id = ${id})
    where email = ${cast.employee.email}`.execute(server.db)
  return { id, rachel: await server.as('employer'), lucas: await server.as('employee') }
}

/** Its applicants have no accounts. */
export async function reviewed(language: 'en' | 'fr' = 'en') {
  const id = await submitBothHalves(server, { language })
  await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
  await passCheckpoint(amina, id)
  return id
}

/** A file that waits to be taken. */
export async function waiting(by: Caller, name = 'scan.pdf', content: Buffer = pdf) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const sent = await fetch(`${server.address}/api/waiting-files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}` },
  })
  return {
    status: sent.status,
    body: (await sent.json()) as { id: string; code?: string; title?: string },
  }
}

export const fileOf = async (by: Caller, name?: string) => (await waiting(by, name)).body.id

type Problem = {
  code?: string
  title?: string
  errors?: Record<string, { code: string; message: string }[]>
}

export const add = (by: Caller, id: string, body: object) =>
  by.post<DocumentList & Problem>(`/applications/${id}/documents`, body)

/** Sends one file of a kind. */
export const addOne = async (by: Caller, id: string, body: object) =>
  add(by, id, { files: [await fileOf(by)], ...body })

export const listed = async (by: Caller, id: string) =>
  (await by.get<DocumentList>(`/applications/${id}/document-lines`)).body

export async function line(by: Caller, id: string, series: string) {
  const found = (await listed(by, id)).data.find((each) => each.series === series)
  if (!found) throw new Error(`no document ${series}`)
  return found
}

export async function currentFile(by: Caller, id: string, series: string) {
  const [file] = (await line(by, id, series)).files
  if (!file) throw new Error(`${series} has no file`)
  return file
}

/** Takes a step of the current file of a document, at the version that is there. */
export async function judge(
  by: Caller,
  id: string,
  wanted: { series: string; noun: string; body?: object },
) {
  const file = await currentFile(amina, id, wanted.series)
  return judgeFile(by, id, { file, ...wanted })
}

export const judgeFile = (
  by: Caller,
  id: string,
  { file, noun, body }: { file: Pick<DocumentFile, 'id' | 'version'>; noun: string; body?: object },
) =>
  by.post<DocumentFile & Problem>(`/applications/${id}/documents/${file.id}/${noun}`, body, {
    version: file.version,
  })

export const refusal = { reasonCodes: ['unreadable'], note: 'Scan both sides, in colour.' }

export const lettersOf = (id: string) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['template', 'subject', 'body', 'language', 'link', 'recipient'])
    .where('record_id', '=', id)
    .where('template', 'like', 'documents.%')
    .orderBy('created_at')
    .execute()

export const tasksOf = (id: string, title: string) =>
  server.db
    .selectFrom('tasks')
    .select(['id', 'title', 'titles', 'field_group'])
    .where('parent_id', '=', id)
    .where('title', 'like', `${title}%`)
    .execute()
