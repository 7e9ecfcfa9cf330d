import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenDatabase } from '#database/connect.ts'
import { serveApiDocs } from '#kit/server/open-api/api-docs.ts'
import { Background } from '#kit/server/background.ts'
import { Clock } from '#kit/server/clock.ts'
import { createApp, type LogStream } from '#kit/server/create-app.ts'
import type { System } from '#kit/server/change.ts'
import { LiveEvents } from '#kit/server/events.ts'
import { openFiles } from '#kit/server/files.ts'
import { serveHealth } from '#kit/server/health.ts'
import { startJobs } from '#kit/server/jobs.ts'
import { bearerOf, type Identify } from '#kit/server/identity.ts'
import { LastLines } from '#kit/server/last-lines.ts'
import { ensureLetters } from '#kit/server/letter-versions.ts'
import { serveLiveEvents } from '#kit/server/live-endpoint.ts'
import { startOutbox } from '#kit/server/outbox.ts'
import { serveMetrics } from '#kit/server/metrics/serve-metrics.ts'
import { Reach } from '#kit/server/reach.ts'
import { serveEndpoints } from '#kit/server/serve-endpoints.ts'
import { serveWebShell } from '#kit/server/web-shell.ts'
import type { Settings } from '#kit/server/settings.ts'
import { identifyBy, readRecipient } from '#modules/accounts/server/accounts.queries.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { deliveryBy } from '#modules/outbox/server/deliver-message.ts'
import { readOpenFields, readOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readOrganisation } from '#modules/settings/server/settings.queries.ts'
import { identifyEither, identifyToken } from '#modules/tokens/server/identify-token.ts'
import { describeApi } from './describe-api.ts'
import { atStart, hears, jobs, letters, served, steppedJobs } from './modules.ts'
import { watch, type Watched } from './watch.ts'

export interface Starting {
  settings: Settings
  database: OpenDatabase
  replica?: OpenDatabase
  /** That the databases were opened with. */
  clock?: Clock
  /** Where the log goes, when not to standard output. */
  log?: LogStream
}

/** Serves the product; resolves once it listens. `stop` lets running requests end. */
export async function startServer({
  settings,
  database,
  replica,
  clock = new Clock(settings.clock),
  log,
}: Starting) {
  await ensureLetters(database.kysely, letters)
  await Promise.all(atStart.map((see) => see(database.kysely)))
  const lines = new LastLines()
  const app = await createApp(settings, { log, lines })
  const background = new Background(app.log, clock)
  const reach = new Reach()
  const events = new LiveEvents({ database: database.kysely, clock, background, reach })
  const outbox = startOutbox({
    database: database.kysely,
    deliver: deliveryBy(settings, letters),
    background,
    reach,
  })
  let running: Awaited<ReturnType<typeof startJobs>> | null = null
  const system: System = {
    database: database.kysely,
    replica: (replica ?? database).kysely,
    outside: database.outside,
    settings,
    clock,
    background,
    readOrganisation,
    readRecipient,
    ...hears,
    wake() {
      // A change was kept.
      reach.found()
      events.wake()
      outbox.wake()
    },
    startJob: (name) => running?.begin(name),
  }
  const metrics = await mount(app, {
    system,
    files: openFiles(settings),
    events,
    databases: { main: database, replica },
    lines,
  })
  events.start(1000)
  if (settings.workers)
    running = await startJobs(
      system,
      { connection: database.pool.options, reach },
      { byTheClock: jobs, inSteps: steppedJobs, onRun: metrics.onRun },
    )
  const scraped = await serveMetrics(metrics, settings)
  await app.listen({ port: settings.port, host: settings.host })
  const { port } = app.server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    port,
    /** Where Prometheus finds the metrics, where it does. */
    metricsAddress: scraped?.address ?? null,
    system,
    async stop() {
      events.stop()
      scraped?.stop()
      // What has not ended by then will not: the promise is ten seconds.
      setTimeout(() => app.server.closeAllConnections(), 8000).unref()
      await app.close()
      await outbox.stop()
      await running?.stop()
    },
  }
}

/** What the server answers. @returns what it counts by the way */
async function mount(app: FastifyInstance, watched: Watched) {
  const { system, files, events } = watched
  const { database, settings } = system
  const { metrics, house } = watch(app, watched)
  const bySession = identifyBy(database, settings, allSubjects)
  const identify = identifyEither(bySession, identifyToken(system, allSubjects))
  serveHealth(app, { system, files, pendingMigrations: house.pendingMigrations })
  serveEndpoints(app, served, { system, files, identify, house, readOwnFields })
  serveLiveEvents(app, events, bySession)
  serveApiDocs(app, async (request) =>
    describeApi(
      settings,
      (await isStaff(request, identify)) ? await readOpenFields(system.replica) : {},
    ),
  )
  await serveWeb(app, system)
  return metrics
}

/** What the organisation has added to its records, it tells its staff alone. */
async function isStaff(request: FastifyRequest, identify: Identify): Promise<boolean> {
  const token = bearerOf(request)
  if (!token) return false
  const identity = await identify(token, { isAttended: false, address: request.ip }).catch(
    () => null,
  )
  return identity !== null && !identity.challenged && identity.person.type === 'staff'
}

/** The web app, where it is built. */
async function serveWeb(app: FastifyInstance, { database, settings, clock }: System) {
  const folder = join(import.meta.dirname, '../../dist/web')
  if (!existsSync(join(folder, 'index.html'))) return
  const organisation = () => readOrganisation(database, settings)
  await serveWebShell(app, { folder, settings, clock, organisation })
}
