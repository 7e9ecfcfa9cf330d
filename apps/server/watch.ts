import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#database/connect.ts'
import { pendingMigrations } from '#database/migrate.ts'
import type { System } from '#kit/server/change.ts'
import type { LiveEvents } from '#kit/server/events.ts'
import type { Files } from '#kit/server/files.ts'
import { readReadiness } from '#kit/server/health.ts'
import { gaugesOfHouse } from '#kit/server/metrics/house-gauges.ts'
import { jobMeasures, outboxMeasures } from '#kit/server/metrics/kit-measures.ts'
import { Metrics } from '#kit/server/metrics/metrics.ts'
import { readMeasures } from '#kit/server/metrics/read-measures.ts'
import { readVersion } from '#kit/server/version.ts'
import { product } from './modules.ts'

interface Watched {
  system: System
  files: Files
  events: LiveEvents
  databases: { main: OpenDatabase; replica?: OpenDatabase | undefined }
}

/** The metrics of this process; requests are counted on what is served after this. */
export function watch(app: FastifyInstance, { system, files, events, databases }: Watched) {
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
  const measures = [
    ...jobMeasures(() => product.jobs, clock.now()),
    ...outboxMeasures,
    ...product.offers.measures,
  ]
  gaugesOfHouse(metrics, {
    settings,
    measures,
    readMeasures: () => readMeasures(database, measures, { settings, now: clock.now() }),
    readiness: () =>
      readReadiness({ system, files, pendingMigrations: () => pendingMigrations(database) }),
    version: () => readVersion(database),
  })
  return metrics
}
