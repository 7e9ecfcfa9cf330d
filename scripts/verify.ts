import { openDatabase } from '#database/connect.ts'
import { verifyAudit } from '#modules/audit/server/seal-audit.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { chooseDataFolder, joinServer } from './open-data.ts'
import { endWith, say } from './progress.ts'

/** Proves that kept figures equal what they are kept of, and that the audit log is whole. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const given = loadSettings(process.env)
  const settings = { ...given, dataDir: chooseDataFolder(given, Boolean(process.env['DATA_DIR'])) }
  const server = await joinServer(settings)
  const { kysely, close } = openDatabase(server.target, { poolSize: 1, name: 'verify' })
  try {
    const audit = await verifyAudit(kysely)
    say(`Audit log: ${audit.rows} sealed rows, head ${audit.head}`)
    const problems = [
      ...audit.problems,
      ...(await verifyApplications(kysely)),
      ...(await verifyLedgers(kysely, tellOf('shareholders'))),
    ]
    for (const problem of problems) say(`✗ ${problem}`)
    say(problems.length ? `${problems.length} problems` : 'Everything agrees')
    if (problems.length) process.exitCode = 1
  } finally {
    await close()
    await server.stop()
  }
}

/** A line for every ten thousand. */
function tellOf(what: string) {
  return (count: number) => {
    if (count % 10_000 === 0) say(`${count.toLocaleString('en')} ${what}`)
  }
}
