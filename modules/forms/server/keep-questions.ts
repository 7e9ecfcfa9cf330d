import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { questionsOf, type Definition } from '../contract/definition.ts'

interface Published {
  formId: string
  versionId: string
  content: Definition
}

/**
 * Writes down which questions a published version has: a key keeps its kind from now on, and what no
 * longer stands in it is retired.
 */
export async function keepQuestions(db: Db, { formId, versionId, content }: Published) {
  const rows = [...questionsOf(content)].map(({ question, group }, position) => ({
    key: question.id,
    kind: question.kind,
    group_key: group?.id ?? null,
    position,
    label: { en: question.label.en, fr: question.label.fr },
  }))
  const asked = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as q(key text, kind text, group_key text, position integer, label jsonb)`
  await sql`
    insert into form_questions (form_id, key, kind) select ${formId}, key, kind from ${asked}
    on conflict (form_id, key) do update set kind = excluded.kind, retired_at = null`.execute(db)
  await sql`
    insert into form_version_questions (version_id, form_id, key, group_key, position, label)
    select ${versionId}, ${formId}, key, group_key, position, label from ${asked}`.execute(db)
  await sql`
    update form_questions set retired_at = clock_now()
    where form_id = ${formId} and retired_at is null
      and key not in (select key from form_version_questions where version_id = ${versionId})`.execute(
    db,
  )
}
