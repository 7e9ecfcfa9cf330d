import { sql } from 'kysely'
import { makeSecret } from '#kit/server/secrets.ts'
import type { TestServer } from '#apps/server/test-server.ts'
import { pdf } from '#modules/intake/server/intake.test-journey.ts'

/** Either side is asked; the employer has sent a document. */
export async function informationOf(server: TestServer, applicationId: string) {
  const document = { code: 'document1', kind: 'other', name: { en: 'Stub', fr: 'Talon' } }
  const documents = JSON.stringify([{ ...document, sentence: 'Of October' }])
  await sql`
    insert into information_requests (application_id, side, message, due_on, version_id, documents, email, name, language)
    select ${applicationId}, side, 'The stub', organisation_today() + 20, r.version_id, ${documents}::jsonb,
      side || '@example.org', 'Somebody', 'en'
    from (values ('employer'), ('employee')) as sides(side), form_responses r
    where r.record_id = ${applicationId} and r.purpose = 'application.employer' and r.copy_no = 1`.execute(
    server.db,
  )
  const token = makeSecret()
  await sql`insert into information_links (token_hash, request_id, expires_at)
    select sha256(${token}::bytea), id, clock_now() + interval '30 days' from information_requests
    where application_id = ${applicationId} and side = 'employer'`.execute(server.db)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'document.pdf')
  const path = `/api/public/information/${token}/documents/document1`
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', body: form })
  const { documents: sent } = (await answer.json()) as { documents: { id: string }[] }
  return { informationToken: token, informationDocumentId: sent[0]?.id ?? '' }
}
