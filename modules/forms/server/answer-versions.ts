import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Definition } from '../contract/definition.ts'
import type { FormPurpose } from './form-purpose.ts'

/** A version that a program's answers were, or may be, given under. */
export interface AnswerVersion {
  id: string
  number: number
  content: Definition
}

/**
 * The published versions of a program's form, the newest first: those of its own, and those of the form
 * that comes with the product as far as somebody answered them here.
 */
export async function answerVersions(
  db: Db,
  programId: string,
  { key }: Pick<FormPurpose, 'key'>,
): Promise<AnswerVersion[]> {
  const { rows } = await sql<AnswerVersion>`
    select v.id, v.number, v.content from forms f join form_versions v on v.form_id = f.id
    where f.purpose = ${key} and v.state <> 'draft' and (f.program_id = ${programId}
      or f.program_id is null and (
        v.state = 'published' and not exists (select from forms o join form_versions p on p.form_id = o.id and p.state = 'published'
          where o.purpose = ${key} and o.program_id = ${programId})
        or (select true from form_responses r where r.version_id = v.id and r.program_id = ${programId} limit 1)))
    order by v.number desc, f.program_id nulls last`.execute(db)
  return rows
}
