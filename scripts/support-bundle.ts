import fs from 'node:fs'
import path from 'node:path'
import { product } from '#apps/server/modules.ts'
import { settingsOfModules } from '#apps/server/settings-of-modules.generated.ts'
import { everySetting, measuresSince } from '#apps/server/watch.ts'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { pendingMigrations } from '#database/migrate.ts'
import { Clock } from '#kit/server/clock.ts'
import { toldSettings } from '#kit/server/define-settings.ts'
import { openFiles } from '#kit/server/files.ts'
import { readReadiness } from '#kit/server/health.ts'
import { gaugesOfHouse } from '#kit/server/metrics/house-gauges.ts'
import { Metrics } from '#kit/server/metrics/metrics.ts'
import { readMeasures } from '#kit/server/metrics/read-measures.ts'
import { loadSettings, type Settings } from '#kit/server/settings.ts'
import { bundleName, supportBundle } from '#kit/server/support-bundle.ts'
import { readVersion } from '#kit/server/version.ts'
import { argumentsOf } from './arguments.ts'
import { chooseDataFolder, joinServer } from './open-data.ts'
import { endWith, say } from './progress.ts'

/** Writes what the installation tells of itself into one archive, for whoever helps. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const { words } = argumentsOf('support-bundle')
  const given = loadSettings(process.env, settingsOfModules)
  const settings = { ...given, dataDir: chooseDataFolder(given, Boolean(process.env['DATA_DIR'])) }
  const server = await joinServer(settings)
  const database = openDatabase(server.owner, { poolSize: 2, name: 'support bundle' })
  try {
    await write(path.resolve(words[0] ?? '.'), { settings, database })
  } finally {
    await database.close()
    await server.stop()
  }
}

interface Told {
  settings: Settings
  database: OpenDatabase
}

async function write(folder: string, { settings, database }: Told) {
  const now = new Clock(settings.clock).now()
  const db = database.kysely
  const { metrics, readiness } = await lookedUp({ settings, database }, now)
  const bundle = await supportBundle({
    db,
    now,
    jobs: product.jobs,
    settings: everySetting.flatMap((table) => toldSettings(table, settings.given)),
    metrics,
    log: '',
    state: readiness,
  })
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, bundleName(now))
  fs.writeFileSync(file, bundle, { mode: 0o600 })
  say(`Support bundle: ${file}`)
  say('No row of the database is in it. Add the last lines of the log yourself.')
}

/** A process that serves counts more: its own metrics are at METRICS_PORT. */
async function lookedUp({ settings, database }: Told, now: Date) {
  const db = database.kysely
  const metrics = new Metrics()
  const measures = measuresSince(now)
  const readiness = await readReadiness({
    system: { database: db },
    files: openFiles(settings),
    pendingMigrations: () => pendingMigrations(db),
  })
  gaugesOfHouse(metrics, {
    settings,
    measures,
    readMeasures: () => readMeasures(db, measures, { settings, now }),
    readiness: async () => readiness,
    version: () => readVersion(db),
  })
  return { metrics: await metrics.text(), readiness }
}
