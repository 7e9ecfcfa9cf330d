import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './imports.settings.ts'

/** The rows of a file, and what was there before them, are deleted after a while; the result stays. */
export const forgetImportFiles: Job = {
  name: 'imports.forgetFiles',
  schedule: '27 * * * *',
  async run({ db, settings, now }) {
    await sql`
      with old as (update imports set has_content = false
        where has_content and state not in ('checking', 'running', 'reverting')
          and updated_at < ${now}::timestamptz - ${settingsOf(settings, own).importFileLife} * interval '1 millisecond' returning id),
      repeats as (delete from import_repeats p using old where p.import_id = old.id)
      update import_rows r set content = null, before = null, original = null, wrong = null from old where r.import_id = old.id`.execute(
      db,
    )
  },
}
