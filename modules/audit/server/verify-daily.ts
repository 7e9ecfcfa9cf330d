import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { Measure, Measured } from '#kit/server/metrics/measure.ts'
import { readHeads } from './audit-heads.ts'
import { verifyAudit, type Verified } from './verify-audit.ts'

/** Kept for those who watch: that a log is whole is known as long as somebody looks. */
export async function keepVerification(
  db: Db,
  { rows, problems }: Verified,
  by: 'job' | 'command',
): Promise<void> {
  await db
    .insertInto('audit_verifications')
    .values({ sealed: rows, problems: problems.length, by_whom: by })
    .execute()
}

/** Every night. What is wrong is said by `npm run verify`; here, that something is. */
export const verifyAuditLog: Job = {
  name: 'audit.verify',
  schedule: '20 8 * * *',
  async run({ db, settings }, { background }) {
    const verified = await verifyAudit(db, { keys: settings, heads: await readHeads(settings) })
    await keepVerification(db, verified, 'job')
    const problems = verified.problems.length
    if (problems > 0) background.tell('audit log does not hold', { problems })
  },
}

const ofLast = (name: string, help: string, value: ReturnType<typeof sql>): Measure => ({
  name,
  help,
  async read(db) {
    const { rows } = await sql<Measured>`
      select ${value} as value from audit_verifications order by at desc limit 1`.execute(db)
    return rows.length ? rows : [{ value: 0 }]
  },
})

export const verificationMeasures = [
  ofLast(
    'audit_verified_timestamp_seconds',
    'When the audit log was last held against its seals; 0 where it never was',
    sql`extract(epoch from at)::float8`,
  ),
  ofLast('audit_problems', 'What was wrong with the audit log then', sql`problems`),
]
