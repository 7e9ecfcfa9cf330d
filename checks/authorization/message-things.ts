import { sql } from 'kysely'
import { makeSecret } from '#kit/server/secrets.ts'
import type { TestServer } from '#apps/server/test-server.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'

/** The employer was written to, with the file of a document, and got a link. */
export async function messagesOf(
  { db }: TestServer,
  { applicationId, documentId }: { applicationId: string; documentId: string },
) {
  const { rows } = await sql<{ file_id: string }>`
    with said as (
      insert into messages (application_id, side, is_from_staff, author_name, body)
      values (${applicationId}, 'employer', true, 'Somebody', 'The stub') returning id)
    insert into message_files (file_id, application_id, side, message_id)
    select d.file_id, ${applicationId}, 'employer', said.id from application_documents d, said
    where d.id = ${documentId} returning file_id`.execute(db)
  const token = makeSecret()
  const to = await recipientOf(db, applicationId, 'employer')
  await sql`
    insert into message_links (token_hash, application_id, side, email, expires_at)
    values (sha256(${token}::bytea), ${applicationId}, 'employer', ${to?.email ?? ''},
      clock_now() + interval '30 days')`.execute(db)
  return { messagesToken: token, messageFileId: rows[0]?.file_id ?? '' }
}

/** A link opens nothing once its side is reached by another address: whatever that has become, it holds. */
export const followAddresses = ({ db }: TestServer) =>
  sql`update message_links l set email = coalesce(a.own_contact ->> 'email', e.contact_email)
    from applications a join employers e on e.id = a.employer_id where a.id = l.application_id`.execute(
    db,
  )
