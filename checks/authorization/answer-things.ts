import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import type { Question } from '#modules/forms/contract/definition.ts'

const question: Question = {
  id: 'qevidence01',
  kind: 'file',
  label: { en: 'Evidence', fr: 'Preuve' },
  required: false,
}

/** The employer's half once more, under a version that asks for a file, which was sent. */
export async function answerWithFile(
  { db }: TestServer,
  { responseId, documentId }: { responseId: string; documentId: string },
): Promise<{ fileResponseId: string; answerFileId: string }> {
  const { file_id } = await db
    .selectFrom('application_documents')
    .select('file_id')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`
    with asking as (
      insert into form_versions (form_id, number, state, content, engine, published_at)
      select v.form_id, 900 + (select count(*) from form_versions), 'superseded',
        jsonb_insert(v.content, '{sections,0,questions,0}', ${JSON.stringify(question)}), v.engine, clock_now()
      from form_responses r join form_versions v on v.id = r.version_id where r.id = ${responseId}
      returning id)
    insert into form_responses (form_id, version_id, draft_id, program_id, purpose, record_id, copy_no,
      language, content, asked, submitted_at, submitted_by)
    select r.form_id, a.id, uuidv7(), r.program_id, r.purpose, r.record_id, r.copy_no + 1, r.language,
      r.content || jsonb_build_object(${question.id}::text, jsonb_build_array(${file_id}::text)),
      r.asked || ${question.id}::text, r.submitted_at, r.submitted_by
    from form_responses r, asking a where r.id = ${responseId} returning id`.execute(db)
  return { fileResponseId: rows[0]?.id ?? '', answerFileId: file_id }
}

/** As though a half said two things of the first day. */
export async function differenceOf({ db }: TestServer, responseId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into answer_differences
      (record_id, role, first_response_id, first_key, second_response_id, second_key)
    select record_id, 'startOn', id, 'position.startOn', id, 'position.endOn'
    from form_responses where id = ${responseId} returning id`.execute(db)
  return rows[0]?.id ?? ''
}
