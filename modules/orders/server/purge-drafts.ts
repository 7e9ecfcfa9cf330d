import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { forgetParts } from '#modules/notes-and-tasks/server/forget-parts.ts'

/**
 * Every night: drafts go when they have been discarded for as long as the trash keeps things, and what
 * was written on them goes along.
 */
export const purgeDrafts: Job = {
  name: 'orders.purgeDrafts',
  schedule: '52 5 * * *',
  async run({ db, audit, now, settings }) {
    const { rows } = await sql<{ id: string }>`
      delete from orders where status = 'discarded'
        and updated_at < ${now}::timestamptz - ${settings.trashLife} * interval '1 millisecond'
      returning id`.execute(db)
    await forgetParts({ db }, { kind: 'order', ids: rows.map(({ id }) => id) })
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    for (const { id } of rows)
      await audit({ action: 'orders.purged', entity: 'order', entityId: id })
  },
}
