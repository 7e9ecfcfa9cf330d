import { sql } from 'kysely'
import { forsakeFiles } from '#kit/server/forsaken-files.ts'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: drafts that nobody sent in are forgotten with their links and files once they have expired. */
export const forgetDrafts: Job = {
  name: 'forms.forgetDrafts',
  schedule: '35 5 * * *',
  async run({ db, audit, now }) {
    const { rows } = await sql<{ files: string[] }>`
      with expired as (select id from form_drafts where expires_at < ${now} and submitted_record_id is null),
        links as (delete from form_links where draft_id in (select id from expired)),
        gone as (delete from form_drafts where id in (select id from expired) returning files)
      select array(select file ->> 'id' from jsonb_array_elements(files) as file) as files
      from gone`.execute(db)
    const count = rows.length
    await forsakeFiles(
      { db },
      rows.flatMap(({ files }) => files),
    )
    if (count)
      await audit({
        action: 'forms.draftsForgotten',
        entity: 'draft',
        changes: { count: [null, count] },
      })
  },
}
