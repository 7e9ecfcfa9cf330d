import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Caller, TestServer } from '#apps/server/test-server.ts'
import { runSteps } from '#kit/server/jobs.ts'
import type { KeptLetter, LetterRecord } from '../contract/letters.endpoints.ts'
import { printLetters } from './print-kept.ts'

/** The letters of a record, as somebody sees them. */
export const lettersOf = async (by: Caller, kind: LetterRecord, id: string) =>
  (await by.get<{ data: KeptLetter[] }>(`/letters/${kind}/${id}`)).body.data

/** A letter as a download, byte by byte. */
export async function download(server: TestServer, by: Caller, id: string) {
  const answer = await fetch(`${server.address}/api/kept-letters/${id}`, {
    headers: { authorization: `Bearer ${by.token ?? ''}` },
  })
  const content = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    mediaType: answer.headers.get('content-type'),
    name: decodeURIComponent(answer.headers.get('content-disposition') ?? ''),
    content,
    hash: createHash('sha256').update(content).digest('hex'),
  }
}

/** Prints whatever waits to be printed. */
export const printAll = (server: TestServer) => runSteps(server.system, printLetters)

/** What is written in a PDF, page by page. */
export async function textOf(content: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    )
  }
  return pages.join('\f').replaceAll(/[ \u00A0]+/g, ' ')
}

/** What finance hears who asks for a letter and sees such groups of fields of its record. */
export const asStaffWho =
  (server: TestServer, subject: string, letterId: string) =>
  async (...fields: string[]) => {
    await sql`update roles set rules = (select jsonb_agg(case when rule ->> 'subject' = ${subject}
        then rule || ${JSON.stringify({ fields })}::jsonb else rule end) from jsonb_array_elements(rules) rule)
      where id = (select role_id from users where email = 'finance@example.org')`.execute(server.db)
    return (await download(server, await server.as('finance'), letterId)).status
  }
