import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: drafts that nobody sent in are forgotten with their links once they have expired. */
export const forgetDrafts: Job = {
  name: 'forms.forgetDrafts',
  schedule: '35 5 * * *',
  async run({ db, audit, now }) {
    const { rows } = await sql<{ count: number }>`
      with expired as (select id from form_drafts where expires_at < ${now} and submitted_record_id is null),
        links as (delete from form_links where draft_id in (select id from expired)),
        gone as (delete from form_drafts where id in (select id from expired) returning 1)
      select count(*)::int as count from gone`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count)
      await audit({
        action: 'forms.draftsForgotten',
        entity: 'draft',
        changes: { count: [null, count] },
      })
  },
}
