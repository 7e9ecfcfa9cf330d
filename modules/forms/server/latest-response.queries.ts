import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface LatestResponse {
  versionId: string
  content: Record<string, unknown>
  asked: string[]
}

/** What was answered last for a record; null where nobody filled the form in. */
export async function latestResponse(
  db: Db,
  { purpose, recordId }: { purpose: { key: string }; recordId: string },
): Promise<LatestResponse | null> {
  const { rows } = await sql<LatestResponse>`
    select version_id as "versionId", content, asked from form_responses
    where purpose = ${purpose.key} and record_id = ${recordId}
    order by copy_no desc limit 1`.execute(db)
  return rows[0] ?? null
}
