import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as ofForms } from '#modules/forms/server/forms.settings.ts'

/** Every night: a sheet that nobody has touched for as long as a form is kept is forgotten, and what came of it stays. */
export const forgetSheets: Job = {
  name: 'participantSheets.forget',
  schedule: '40 5 * * *',
  async run({ db, audit, now, settings }) {
    const before = new Date(now.getTime() - settingsOf(settings, ofForms).draftLinkLife)
    const { rows } = await sql<{ id: string }>`
      select id from participant_sheets s where closed_at is null and updated_at < ${before}
        and not exists (select from participant_sheet_rows r where r.sheet_id = s.id and r.state = 'waiting')
      for update`.execute(db)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await sql`delete from participant_sheet_rows where sheet_id = any(${ids}::uuid[]) and state <> 'sent'`.execute(
      db,
    )
    await sql`update participant_sheet_rows set content = null where sheet_id = any(${ids}::uuid[])`.execute(
      db,
    )
    await sql`update participant_sheets set closed_at = ${now} where id = any(${ids}::uuid[])`.execute(
      db,
    )
    await audit({
      action: 'participantSheets.forgotten',
      entity: 'participantSheet',
      changes: { count: [null, ids.length] },
    })
  },
}
