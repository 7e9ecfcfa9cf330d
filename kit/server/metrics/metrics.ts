import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from '#database/connect.ts'
import type { OnRun } from '../job-outcomes.ts'
import { templateOf } from './path-template.ts'

const prefix = 'programs_'

/** Seconds: from what feels like nothing to what people wait for. */
const requestBuckets = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

type Pools = Record<string, OpenDatabase['pool']>

/** What this process counts while it works; a label never names a person, a record or what was asked. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = this.#counter('http_requests_total', {
    help: 'Requests that were answered, by the template of their path and the class of the status',
    labelNames: ['endpoint', 'method', 'status'],
  })
  readonly #durations = this.#histogram('http_request_duration_seconds', {
    help: 'How long answers took, by the template of the path',
    labelNames: ['endpoint', 'method'],
    buckets: requestBuckets,
  })
  readonly #statements = this.#histogram('database_statement_duration_seconds', {
    help: 'How long statements of the database took',
    buckets: statementBuckets,
  })
  readonly #runs = this.#counter('job_runs_total', {
    help: 'Runs of jobs on this process',
    labelNames: ['job', 'result'],
  })
  readonly #runSeconds = this.#counter('job_run_seconds_total', {
    help: 'How long the runs of jobs on this process took',
    labelNames: ['job'],
  })

  /** What Node.js tells of itself, beside. */
  withNode() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Counts what the server answers; a stream that stays open is no request that takes long. */
  ofRequests(app: FastifyInstance) {
    app.addHook('onResponse', (request, reply, done) => {
      const endpoint = templateOf(request.routeOptions.url)
      const method = request.is404 ? 'any' : request.method
      this.#requests.inc({ endpoint, method, status: `${Math.floor(reply.statusCode / 100)}xx` })
      if (endpoint !== '/api/events')
        this.#durations.observe({ endpoint, method }, reply.elapsedTime / 1000)
      done()
    })
  }

  ofStatements(databases: readonly OpenDatabase[]) {
    for (const { listening } of databases)
      listening.onStatement = (milliseconds) => this.#statements.observe(milliseconds / 1000)
  }

  readonly onRun: OnRun = ({ name: job, hasWorked, milliseconds }) => {
    this.#runs.inc({ job, result: hasWorked ? 'worked' : 'failed' })
    this.#runSeconds.inc({ job }, milliseconds / 1000)
  }

  ofConnections(pools: Pools) {
    const connections = this.gauge('database_connections', {
      help: 'Connections to the database, by pool and by whether they are at work',
      labelNames: ['pool', 'state'],
    })
    const waiting = this.gauge('database_waiting', {
      help: 'Who waits for a connection, by pool',
      labelNames: ['pool'],
    })
    this.#before.push(() => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount)
        connections.set({ pool, state: 'idle' }, idleCount)
        waiting.set({ pool }, waitingCount)
      }
    })
  }

  ofStreams(open: () => number) {
    const streams = this.gauge('live_streams', { help: 'Open streams of live events' })
    this.#before.push(() => streams.set(open()))
  }

  /** What is looked up before the text is written. */
  readonly #before: (() => unknown)[] = []
  before(look: () => unknown) {
    this.#before.push(look)
  }

  gauge(name: string, { help, labelNames = [] }: { help: string; labelNames?: string[] }) {
    return new Gauge<string>({ name: prefix + name, help, labelNames, registers: [this.registry] })
  }

  async text(): Promise<string> {
    await Promise.all(this.#before.map((look) => look()))
    return this.registry.metrics()
  }

  #counter(name: string, given: { help: string; labelNames: string[] }) {
    return new Counter({ ...given, name: prefix + name, registers: [this.registry] })
  }

  #histogram(name: string, given: { help: string; labelNames?: string[]; buckets: number[] }) {
    return new Histogram({ ...given, name: prefix + name, registers: [this.registry] })
  }
}
