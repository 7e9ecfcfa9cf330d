import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'

interface SealedRow {
  position: number
  auditSequence: number
  content: string
  hash: Buffer | null
}

/** What a seal covers: every column of an audit row, in one fixed spelling. */
const content = sql<string>`jsonb_build_array(a.id, a.sequence, extract(epoch from a.at)::text, a.actor_id,
  a.actor_name, a.actor_role, a.action, a.entity, a.entity_id, a.reference, a.changes, a.reason, a.request_id)::text`

const next = (before: Buffer, row: string) =>
  createHash('sha256').update(before).update(row).digest()

const beginning = Buffer.alloc(32)

/** No change runs longer than this, so every older row is there to be seen. */
const settling = 60_000

async function sealOnce({ db, now }: Change): Promise<number> {
  await sql`lock table audit_seals in exclusive mode`.execute(db)
  const last = await db
    .selectFrom('audit_seals')
    .select(['position', 'hash', 'audit_sequence'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { rows } = await sql<SealedRow>`
    select a.sequence as "auditSequence", ${content} as content from audit_log a
    where a.at < ${new Date(now.getTime() - settling)}
      and not exists (select 1 from audit_seals s where s.audit_sequence = a.sequence)
    order by a.sequence limit 5000`.execute(db)
  if (rows.length === 0) return 0
  let hash = last?.hash ?? beginning
  let position = last?.position ?? 0
  const seals = rows.map((row) => {
    hash = next(hash, row.content)
    position += 1
    return { position, audit_sequence: row.auditSequence, hash }
  })
  await db.insertInto('audit_seals').values(seals).execute()
  return rows.length
}

/** Every minute: each settled audit row is sealed to the one before it. */
export const sealAudit: Job = {
  name: 'audit.seal',
  schedule: '* * * * *',
  async run(change) {
    while ((await sealOnce(change)) === 5000);
  },
}

/**
 * Follows the chain of seals from the beginning.
 * @returns what is wrong: rows that were changed, removed or put in between; and the head, which
 * an auditor keeps elsewhere to notice a chain that was cut short
 */
export async function verifyAudit(
  db: Db,
): Promise<{ problems: string[]; head: string; rows: number }> {
  const problems: string[] = []
  let hash = beginning
  let position = 0
  for (;;) {
    const { rows } = await sql<SealedRow>`
      select s.position, s.audit_sequence as "auditSequence", s.hash, ${content} as content
      from audit_seals s left join audit_log a on a.sequence = s.audit_sequence
      where s.position > ${position} order by s.position limit 5000`.execute(db)
    for (const row of rows) {
      position += 1
      hash = next(hash, row.content)
      if (row.position !== position || !row.hash || !hash.equals(row.hash)) {
        problems.push(`the chain breaks at seal ${row.position} (audit row ${row.auditSequence})`)
        return { problems, head: hash.toString('hex'), rows: position }
      }
    }
    if (rows.length < 5000) return { problems, head: hash.toString('hex'), rows: position }
  }
}
