import { sql, type Kysely } from 'kysely'
import { openDatabase } from '#database/connect.ts'
import type { Database } from '#database/types.generated.ts'
import { Clock } from '#kit/server/clock.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { fill } from '#seeds/scale/fill.ts'
import { compareCounts } from '#seeds/scale/keep-exact.ts'
import { pairShareholders } from '#seeds/scale/shareholders.ts'
import { argumentsOf, UsageError } from './arguments.ts'
import { fillWhenEmpty } from './demonstration.ts'
import { ensureEncryptionKey } from './encryption-key.ts'
import { migrateDatabase } from './migrate-database.ts'
import { chooseDataFolder, joinServer } from './open-data.ts'
import { endWith, say, seconds, timed } from './progress.ts'

const started = performance.now()

try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const amounts = wanted()
  const given = loadSettings(process.env)
  if (given.environment === 'production')
    throw new Error('Generated data does not belong in production.')
  const dataDir = chooseDataFolder(given, Boolean(process.env['DATA_DIR']))
  const settings = ensureEncryptionKey({ ...given, dataDir })
  const server = await joinServer(settings)
  try {
    await migrateDatabase(server)
    const clock = new Clock(settings.clock)
    const { timeZone } = settings
    const options = { poolSize: 2, name: 'generate', clock, timeZone }
    const { kysely, close } = openDatabase(server.owner, options)
    try {
      await fillWhenEmpty(settings, kysely, clock)
      await generate(kysely, { ...amounts, now: clock.now() })
    } finally {
      await close()
    }
  } finally {
    await server.stop()
  }
}

interface Amounts {
  applications: number
  investors: { shareholders: number; orders: number }
  leads: number
}

/** Applications unless shareholders or leads are asked for alone; ten orders to a shareholder. */
function wanted(): Amounts {
  const { values } = argumentsOf('generate')
  const { shareholders = 0, leads = 0 } = values
  const { orders = shareholders * 10, applications = shareholders + leads ? 0 : 10_000 } = values
  if (applications + shareholders + leads)
    return { applications, investors: { shareholders, orders }, leads }
  throw new UsageError('Say how many: npm run generate -- --applications 1000000')
}

async function generate(database: Kysely<Database>, amounts: Amounts & { now: Date }) {
  await fill(database, { ...amounts, log: (line) => say(`${line} (${seconds(started)})`) })
  // Lists read indexes alone where the table is known to be clean; a load leaves it unknown.
  await timed('Tidying the tables', () => sql`vacuum (analyze)`.execute(database))
  await timed('Pairing look-alikes', () => pairShareholders(database))
  const counts = await compareCounts(database)
  for (const { key, kept, real } of counts)
    say(`${kept === real ? '✓' : '✗'} ${key.padEnd(20)} ${kept.toLocaleString('en').padStart(12)}`)
  if (counts.some(({ kept, real }) => kept !== real))
    throw new Error('Kept counts differ from the real ones.')
  say(`Done in ${seconds(started)}`)
}
