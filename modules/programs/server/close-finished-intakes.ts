import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: an open or paused program whose last intake day has passed is closed. */
export const closeFinishedIntakes: Job = {
  name: 'programs.closeFinishedIntakes',
  schedule: '5 5 * * *',
  async run(change) {
    const closed = await change.db
      .updateTable('programs')
      .set({ status: 'closed', version: sql`version + 1`, updated_at: sql<string>`now()` })
      .where('status', 'in', ['open', 'paused'])
      .where('intake_closes_on', '<', await change.today())
      .returning(['id', 'code'])
      .execute()
    for (const { id, code } of closed) {
      await change.audit({
        action: 'programs.close',
        entity: 'program',
        entityId: id,
        reference: code,
        reason: 'intakeIsOver',
        changes: { status: ['open', 'closed'] },
      })
      await change.announce({ topic: 'programs', id, subject: 'Programs View' })
    }
  },
}
