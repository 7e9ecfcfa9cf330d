import { sql } from 'kysely'
import { writeAudit } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { beginning, content, keyedSeal } from './audit-chain.ts'

type Sealing = Pick<Change, 'db' | 'now' | 'settings'>

/** No change runs longer than this, so every older row is there to be seen. */
const settling = 60_000
const atOnce = 5000
const switched = 'audit.sealsKeyed'

/** The row by which the chain goes over to keyed seals; it is sealed with the first of them. */
const recordSwitch = ({ db }: Sealing, position: number) =>
  writeAudit(
    db,
    { person: systemPerson, requestId: null },
    { action: switched, entity: 'audit', reference: String(position) },
  )

const readLast = ({ db }: Sealing) =>
  db
    .selectFrom('audit_seals')
    .select(['position', 'hash', 'version'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

/** One at a time; the role that serves may lock none of the tables. */
export const oneSealing = (db: Sealing['db']) =>
  sql`select pg_advisory_xact_lock(735203)`.execute(db)

async function sealOnce(sealing: Sealing): Promise<number> {
  const { db, now, settings } = sealing
  const [key] = settings.encryptionKeys
  if (!key) throw new Error('ENCRYPTION_KEYS is missing')
  await oneSealing(db)
  const last = await readLast(sealing)
  if (last?.version === 1) await recordSwitch(sealing, last.position)
  const { rows } = await sql<{ sequence: number; content: string }>`
    select a.sequence, ${content} as content from audit_log a
    where (a.at < ${new Date(now.getTime() - settling)} or a.action = ${switched})
      and not exists (select 1 from audit_seals s where s.audit_sequence = a.sequence)
    order by a.sequence limit ${atOnce}`.execute(db)
  if (rows.length === 0) return 0
  let before = last?.hash ?? beginning
  let position = last?.position ?? 0
  const seals = rows.map((row) => {
    position += 1
    before = keyedSeal(settings, key.id, { before, position, row: row.content })
    return { position, audit_sequence: row.sequence, hash: before, version: 2, key_id: key.id }
  })
  await db.insertInto('audit_seals').values(seals).execute()
  return rows.length
}

/** Seals every audit row that is settled to the one before it. @returns how many */
export async function sealSettled(sealing: Sealing): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await sealOnce(sealing)
    sealed += count
    if (count < atOnce) return sealed
  }
}

/** Every minute. */
export const sealAudit: Job = {
  name: 'audit.seal',
  schedule: '* * * * *',
  async run(change) {
    await sealSettled(change)
  },
}
