import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { forgetParts } from '#modules/notes-and-tasks/server/forget-parts.ts'

/** Every hour: leads that were deleted as long ago as the trash keeps things are gone, with what lies on them. */
export const purgeLeads: Job = {
  name: 'leads.purge',
  schedule: '29 * * * *',
  async run(change) {
    const { db, now, settings } = change
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from leads
      where deleted_at < ${now}::timestamptz - ${settings.trashLife} * interval '1 millisecond'
      order by deleted_at, id limit 500 for update skip locked`.execute(db)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await forgetParts(change, { kind: 'lead', ids })
    await sql`delete from leads where id = any(${ids}::uuid[])`.execute(db)
    await change.audit(
      ...rows.map(({ id, name }) => ({
        action: 'leads.purged',
        entity: 'lead',
        entityId: id,
        reference: name,
      })),
    )
  },
}
