import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#database/connect.ts'
import { pendingMigrations } from '#database/migrate.ts'
import type { System } from '#kit/server/change.ts'
import type { LiveEvents } from '#kit/server/events.ts'
import type { Files } from '#kit/server/files.ts'
import { readReadiness } from '#kit/server/health.ts'
import type { House } from '#kit/server/house.ts'
import type { LastLines } from '#kit/server/last-lines.ts'
import { gaugesOfHouse } from '#kit/server/metrics/house-gauges.ts'
import { jobMeasures, outboxMeasures } from '#kit/server/metrics/kit-measures.ts'
import { Metrics } from '#kit/server/metrics/metrics.ts'
import { readMeasures } from '#kit/server/metrics/read-measures.ts'
import { toldSettings } from '#kit/server/define-settings.ts'
import { settingTable } from '#kit/server/settings.ts'
import { readVersion } from '#kit/server/version.ts'
import { settingsOfModules } from './settings-of-modules.generated.ts'
import { product } from './modules.ts'

export const everySetting = [settingTable, ...settingsOfModules]

export interface Watched {
  system: System
  files: Files
  events: LiveEvents
  databases: { main: OpenDatabase; replica?: OpenDatabase | undefined }
  lines: LastLines
}

/** What is read from the database; jobs that never worked are late from a moment on. */
export const measuresSince = (started: Date) => [
  ...jobMeasures(() => product.jobs, started),
  ...outboxMeasures,
  ...product.offers.measures,
]

/** What this process knows of itself; requests are counted on what is served after this. */
export function watch(app: FastifyInstance, { system, files, events, databases, lines }: Watched) {
  const { settings, clock, database } = system
  const { main, replica } = databases
  const metrics = new Metrics()
  metrics.ofRequests(app)
  metrics.ofStatements(replica ? [main, replica] : [main])
  metrics.ofConnections({
    main: main.pool,
    outside: main.outsidePool,
    ...(replica && { replica: replica.pool }),
  })
  metrics.ofStreams(() => events.hearers)
  const measures = measuresSince(clock.now())
  const pending = () => pendingMigrations(database)
  const house: House = {
    readiness: () => readReadiness({ system, files, pendingMigrations: pending }),
    version: () => readVersion(database),
    pendingMigrations: pending,
    connections: () => ({
      busy: main.pool.totalCount - main.pool.idleCount,
      most: main.pool.options.max,
      waiting: main.pool.waitingCount,
    }),
    streams: () => events.hearers,
    failing: () => system.background.failures,
    settings: () => everySetting.flatMap((table) => toldSettings(table, settings.given)),
    metrics: () => metrics.text(),
    log: () => lines.text,
  }
  gaugesOfHouse(metrics, {
    settings,
    measures,
    readMeasures: () => readMeasures(database, measures, { settings, now: clock.now() }),
    readiness: house.readiness,
    version: house.version,
  })
  return { metrics, house }
}
