import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import type { DoneRow } from '#modules/imports/server/import-target.ts'
import { recordCode } from './record-code.ts'
import type { HeldCode } from './take-code.ts'

/**
 * Takes a loaded code away again, or gives it the titles that it had, and their origin.
 * @throws 409 `editedSince` when another file has changed it since
 */
export async function takeBackCode(
  change: Change,
  { outcome, recordId, version, before }: DoneRow,
): Promise<void> {
  const { rows } = await sql<Omit<HeldCode, 'loadedAt' | 'loadedBy'>>`
    select id, code, title_en as "titleEn", title_fr as "titleFr", version
    from classification_codes where id = ${recordId} for update`.execute(change.db)
  const [held] = rows
  if (held?.version !== version) throw new Problem(409, 'editedSince')
  if (outcome === 'created') {
    await sql`delete from classification_codes where id = ${recordId}`.execute(change.db)
    const gone = { ...held, titleEn: null, titleFr: null }
    return recordCode(change, gone, { act: 'loadReverted', before: held })
  }
  const had = (name: string) => (before[name] ?? null) as string | null
  const was = { titleEn: had('titleEn'), titleFr: had('titleFr') }
  await sql`update classification_codes set title_en = ${was.titleEn}, title_fr = ${was.titleFr},
      loaded_at = ${had('loadedAt')}, loaded_by = ${had('loadedBy')},
      version = version + 1, updated_at = ${change.now} where id = ${recordId}`.execute(change.db)
  return recordCode(change, { ...held, ...was }, { act: 'loadReverted', before: held })
}
