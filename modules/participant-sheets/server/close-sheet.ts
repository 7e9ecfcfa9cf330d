import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { findSheet } from './sheet.queries.ts'
import { tellTabs } from './tell-tabs.ts'

/** Puts the sheet away, and forgets its cells. @throws 409 `stillSubmitting` */
export async function closeSheet(change: Change): Promise<void> {
  const { db, person, now } = change
  const sheet = await findSheet(db, person.userId, { lock: true })
  if (!sheet) return
  const { rows } = await sql`
    select 1 from participant_sheet_rows where sheet_id = ${sheet.id} and state = 'waiting'`.execute(
    db,
  )
  if (rows.length > 0) throw refused('stillSubmitting')
  await sql`delete from participant_sheet_rows where sheet_id = ${sheet.id} and state <> 'sent'`.execute(
    db,
  )
  await sql`update participant_sheet_rows set content = null where sheet_id = ${sheet.id}`.execute(
    db,
  )
  await sql`update participant_sheets set closed_at = ${now}, updated_at = ${now}
    where id = ${sheet.id}`.execute(db)
  await tellTabs(change)
}
