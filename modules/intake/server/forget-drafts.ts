import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: drafts that nobody sent in are forgotten with their links once they have expired. */
export const forgetDrafts: Job = {
  name: 'intake.forgetDrafts',
  schedule: '35 5 * * *',
  async run({ db, audit, now }) {
    const { rows } = await sql<{ count: number }>`
      with expired as (select id from intake_drafts where expires_at < ${now} and submitted_application_id is null),
        links as (delete from intake_links where draft_id in (select id from expired)),
        gone as (delete from intake_drafts where id in (select id from expired) returning 1)
      select count(*)::int as count from gone`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count)
      await audit({
        action: 'intake.draftsForgotten',
        entity: 'draft',
        changes: { count: [null, count] },
      })
  },
}
