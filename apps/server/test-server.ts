import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { createTestDatabase, testEncryptionKeys } from '#database/test-database.ts'
import type { Problem } from '#kit/contract/define-endpoint.ts'
import { Clock } from '#kit/server/clock.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { cast } from '#seeds/cast.ts'
import { startServer } from './app.ts'
import { badlyTold, watchLanguages } from './test-letters.ts'

export type CastMember = keyof typeof cast

export interface Answer<T> {
  status: number
  headers: Headers
  body: T & Partial<Pick<Problem, 'code' | 'title' | 'errors' | 'requestId'>>
}

interface Sending {
  body?: unknown
  version?: number
  headers?: Record<string, string>
}

/** Speaks to the server as one person: `await amina.get('/programs')`. */
export interface Caller {
  get<T = Record<string, never>>(path: string, sending?: Sending): Promise<Answer<T>>
  post<T = Record<string, never>>(
    path: string,
    body?: unknown,
    sending?: Sending,
  ): Promise<Answer<T>>
  patch<T = Record<string, never>>(
    path: string,
    body?: unknown,
    sending?: Sending,
  ): Promise<Answer<T>>
  delete<T = Record<string, never>>(path: string, sending?: Sending): Promise<Answer<T>>
  token: string | null
}

/** The whole server on a throw-away database with the demonstration's cast, over real HTTP. */
export async function openTestServer(environment: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'programs-test-'))
  const settings = loadSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    WORKERS: '0',
    LOG_LEVEL: 'silent',
    SIGN_IN_TRIES: '1000',
    SIGN_IN_ACCOUNT_TRIES: '1000',
    ENCRYPTION_KEYS: testEncryptionKeys,
    SIGN_IN_ADDRESS_TRIES: '100000',
    ACCOUNT_MAILS_PER_ADDRESS: '100000',
    ACCOUNT_LINK_TRIES: '100000',
    INTAKE_MIN_FILL: '0s',
    INTAKE_STARTS_PER_HOUR: '100000',
    ...environment,
  })
  const clock = new Clock(settings.clock)
  const { idleTransactionTimeout, timeZone } = settings
  const open = openDatabase(database.serving, { clock, idleTransactionTimeout, timeZone })
  const own = openDatabase(database.connection, { clock, timeZone })
  await watchLanguages(own.kysely)
  const logged: string[] = []
  const log = { write: (line: string) => void logged.push(line) }
  const server = await startServer({ settings, database: open, clock, log })
  const visitor = callerOf(server.address, null)
  const devices = new Map<CastMember, string>()
  return {
    ...server,
    /** Wound on, the whole server is: `clock.windOn({ days: 45 })`. */
    clock,
    /** What the log says so far, from `LOG_LEVEL` on. */
    logged: () => logged.map((line) => JSON.parse(line) as Record<string, unknown>),
    /** As who owns the tables: a test may do what the product may not. */
    db: own.kysely,
    dataDir,
    visitor,
    /** Signs a member of the cast in, each on a device of their own. */
    async as(name: CastMember): Promise<Caller> {
      const { email, password } = cast[name]
      const { body, headers } = await visitor.post<{ accessToken: string }>(
        '/auth/login',
        { email, password },
        { headers: { cookie: devices.get(name) ?? '' } },
      )
      const [device] = /device=[^;]+/.exec(headers.get('set-cookie') ?? '') ?? []
      if (device) devices.set(name, device)
      return callerOf(server.address, body.accessToken)
    },
    withToken: (token: string) => callerOf(server.address, token),
    /** Another process on the same database, as far as one can be in a test. */
    async beside() {
      const other = await startServer({ settings, database: open, clock, log })
      return { ...other, withToken: (token: string) => callerOf(other.address, token) }
    },
    /** @throws when a letter was told twice by one change, or in another language than its reader's */
    async close() {
      await server.stop()
      const wrong = await badlyTold(own.kysely)
      await open.close()
      await own.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
      if (wrong.length) throw new Error(`Letters are badly told:\n${wrong.join('\n')}`)
    },
  }
}

/** The id of whoever speaks. */
export const ownId = async (by: Caller) =>
  (await by.get<{ userData: { uuid: string } }>('/me')).body.userData.uuid

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

function callerOf(address: string, token: string | null): Caller {
  async function send<T>(
    method: string,
    path: string,
    { body, version, headers }: Sending,
  ): Promise<Answer<T>> {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as Answer<T>['body'],
    }
  }
  return {
    token,
    get: (path, sending = {}) => send('GET', path, sending),
    post: (path, body, sending = {}) => send('POST', path, { ...sending, body }),
    patch: (path, body, sending = {}) => send('PATCH', path, { ...sending, body }),
    delete: (path, sending = {}) => send('DELETE', path, sending),
  }
}
