import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every quarter of an hour: of messages from which something was erased the written file goes as well. */
export const forgetErased: Job = {
  name: 'outbox.forgetErased',
  schedule: '*/15 * * * *',
  async run({ db, settings }) {
    const { rows } = await sql<{ id: string }>`
      select id from outbox_messages where position(erased_sign() in subject || body) > 0`.execute(
      db,
    )
    const folder = join(settings.dataDir, 'outbox')
    await Promise.all(rows.map(({ id }) => rm(join(folder, `${id}.json`), { force: true })))
  },
}
