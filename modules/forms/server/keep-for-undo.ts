import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { FormVersion } from './form.queries.ts'

/** How many edits can be taken back at most, and how much is kept for it. */
const mostUndone = 50
const mostBytes = 4 * 1024 * 1024

/** What a draft is before an edit; the oldest go once there are many, or they are large. */
export async function keepForUndo(
  db: Db,
  { id, editNo, content }: Pick<FormVersion, 'id' | 'editNo' | 'content'>,
): Promise<void> {
  await sql`insert into form_edits (version_id, edit_no, content)
    values (${id}, ${editNo}, ${JSON.stringify(content)})`.execute(db)
  await sql`
    delete from form_edits where version_id = ${id} and edit_no in (
      select edit_no from (
        select edit_no, row_number() over latest as edits,
          sum(octet_length(content::text)) over latest as bytes
        from form_edits where version_id = ${id} window latest as (order by edit_no desc)) kept
      where edits > ${mostUndone} or bytes > ${mostBytes} and edits > 1)`.execute(db)
}
