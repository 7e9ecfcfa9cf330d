import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { readHeads } from '#modules/audit/server/audit-heads.ts'
import { verifyAudit, type Verified } from '#modules/audit/server/verify-audit.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyEmployers } from '#modules/employers/server/verify-employers.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { verifyParticipants } from '#modules/participants/server/verify-participants.ts'
import { argumentsOf } from './arguments.ts'
import { knownEncryptionKey } from './encryption-key.ts'
import { chooseDataFolder, joinServer } from './open-data.ts'
import { endWith, say } from './progress.ts'

/** Proves that kept figures equal what they are kept of, and that the audit log is whole. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const { 'audit-alone': isAuditAlone } = argumentsOf('verify').values
  const given = loadSettings(process.env)
  const dataDir = chooseDataFolder(given, Boolean(process.env['DATA_DIR']))
  const settings = knownEncryptionKey({ ...given, dataDir })
  const server = await joinServer(settings)
  const { kysely, close } = openDatabase(server.owner, { poolSize: 1, name: 'verify' })
  try {
    const heads = await readHeads(settings)
    const audit = await verifyAudit(kysely, { keys: settings, heads })
    for (const line of linesOf(audit, heads.length)) say(line)
    const problems = [...audit.problems, ...(isAuditAlone ? [] : await verifyFigures(kysely))]
    for (const problem of problems) say(`✗ ${problem}`)
    say(problems.length ? `${problems.length} problems` : 'Everything agrees')
    if (problems.length) process.exitCode = 1
  } finally {
    await close()
    await server.stop()
  }
}

async function verifyFigures(database: OpenDatabase['kysely']): Promise<string[]> {
  return [
    ...(await verifyApplications(database)),
    ...(await verifyEmployers(database)),
    ...(await verifyParticipants(database)),
    ...(await verifyLedgers(database, tellOf('shareholders'))),
  ]
}

/** How far the log is sealed, and what it was held against. */
function linesOf({ rows, waiting, head }: Verified, heads: number): string[] {
  return [
    `Audit log: ${rows} rows are sealed, ${waiting} wait to be (a minute while the product runs), head ${head}`,
    heads
      ? `Audit log: held against ${heads} heads that were written outside of the database`
      : 'Audit log: no head was written outside of the database yet, so a cut end would not be seen',
  ]
}

/** A line for every ten thousand. */
function tellOf(what: string) {
  return (count: number) => {
    if (count % 10_000 === 0) say(`${count.toLocaleString('en')} ${what}`)
  }
}
