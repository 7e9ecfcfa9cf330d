import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type DatabaseConnection,
  type LogEvent,
} from 'kysely'
import { Pool, types, type CustomTypesConfig, type PoolConfig } from 'pg'
import type { Connection } from './connection.ts'
import { NamingClient } from './naming-client.ts'
import type { Database } from './types.generated.ts'

export interface OpenOptions {
  poolSize?: number
  /** Milliseconds; 0 is without limit. */
  statementTimeout?: number
  /** Milliseconds that a transaction may wait for its next statement; 0 is without limit. */
  idleTransactionTimeout?: number
  /** Statements are planned once; off behind a pooler that hands connections on by transaction. */
  preparing?: boolean
  /** Named in the server's list of connections. */
  name?: string
  /** What `clock_now()` says in the database; without one, the real time. */
  clock?: RunningClock
  /** Where days begin and end unless the organisation has chosen. */
  timeZone?: string
}

/** A clock, as far as connections follow it. */
interface RunningClock {
  /** Milliseconds ahead of the real time. */
  readonly offset: number
}

export interface OpenDatabase {
  kysely: Kysely<Database>
  /** Connections apart, for what is written while a transaction of the other ones is open. */
  outside: Kysely<Database>
  pool: Pool
  /** The pool of the connections apart. */
  outsidePool: Pool
  /** Told how long statements take, once somebody listens. */
  listening: Listening
  close(): Promise<void>
}

interface Listening {
  onStatement?: (milliseconds: number) => void
}

/** Opens a pool on a server, by address or by socket. */
export function openDatabase(target: string | Connection, options: OpenOptions = {}): OpenDatabase {
  const pool = openPool(target, options)
  const listening: Listening = {}
  const log = ({ queryDurationMillis }: LogEvent) => listening.onStatement?.(queryDurationMillis)
  const kysely = new Kysely<Database>({ dialect: dialectOf(pool, options), log })
  // Callers that each hold one of few connections and wait for a second would wait for ever.
  const outsidePool = openPool(target, { ...options, poolSize: 3 })
  const outside = new Kysely<Database>({ dialect: dialectOf(outsidePool, options), log })
  const close = async () => {
    await Promise.all([kysely.destroy(), outside.destroy()])
  }
  return { kysely, outside, pool, outsidePool, listening, close }
}

const dialectOf = (pool: Pool, { clock }: OpenOptions) =>
  new PostgresDialect({ pool, ...(clock && { onReserveConnection: followClock(clock) }) })

/** A connection learns of a clock that was wound when it is next used; of any other it hears nothing. */
function followClock(clock: RunningClock) {
  const known = new WeakMap<DatabaseConnection, number>()
  return async (connection: DatabaseConnection): Promise<void> => {
    const { offset } = clock
    if ((known.get(connection) ?? 0) === offset) return
    const tell = "select set_config('app.clock', $1, false)"
    await connection.executeQuery(CompiledQuery.raw(tell, [`${offset} milliseconds`]))
    known.set(connection, offset)
  }
}

function openPool(target: string | Connection, options: OpenOptions): Pool {
  const { preparing = true } = options
  const pool = new Pool({
    ...poolConfig(target, options),
    ...(preparing && { Client: NamingClient }),
  })
  // A lost connection is replaced by the pool, and its statement fails by itself; unheard, the
  // event would end the process, whether the connection was idle or at work.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function poolConfig(target: string | Connection, options: OpenOptions = {}): PoolConfig {
  const address = typeof target === 'string' ? { connectionString: target } : target
  const timeout = Math.round(options.statementTimeout ?? 0)
  const idle = Math.round(options.idleTransactionTimeout ?? 0)
  const zone = options.timeZone ? ` -c app.time_zone=${options.timeZone}` : ''
  return {
    ...address,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: options.name ?? 'programs',
    options: `-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${timeout} -c idle_in_transaction_session_timeout=${idle}${zone}`,
    types: textTypes,
  }
}

type Parse = (text: string) => unknown
// The library's own declaration of this is out of date.
const parseList = types.arrayParser as unknown as (text: string, parse: Parse) => unknown[]
const asText: Parse = (text) => text
const listOf =
  (parse: Parse): Parse =>
  (text) =>
    parseList(text, parse)

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond a safe integer`)
  return value
}

/** `2026-11-21 02:41:53.12+00` as `2026-11-21T02:41:53.120Z`, without the detour over a Date. */
export function isoInstant(text: string): string {
  if (!text.endsWith('+00') || text.length < 22) return new Date(text).toISOString()
  const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

const parsers: Record<number, Parse> = {
  20: safeInteger,
  1016: listOf(safeInteger),
  1082: asText,
  1182: listOf(asText),
  1083: asText,
  1114: asText,
  1184: isoInstant,
  1185: listOf(isoInstant),
  1186: asText,
  1700: asText,
  1231: listOf(asText),
}

const standardParser = types.getTypeParser as (id: number, format?: 'text' | 'binary') => Parse

/** Dates and decimals stay text: neither fits the language's own types without loss. */
const textTypes: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) || standardParser(id, format),
}
