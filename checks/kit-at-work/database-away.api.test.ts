import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Connection } from '#database/connection.ts'
import { testServerVariable } from '#database/test-database.ts'

/** A line to the database that can be cut and mended. */
class Line {
  readonly folder = mkdtempSync(join(tmpdir(), 'line-'))
  readonly #open = new Set<Socket>()
  readonly to: Connection
  #server: Server | null = null

  constructor(to: Connection) {
    this.to = to
  }

  mend(): Promise<void> {
    const { host, port } = this.to
    const socket = (folder: string) => join(folder, `.s.PGSQL.${port}`)
    this.#server = createServer((near) => {
      const far = connect(socket(host))
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(end)
        end.on('error', () => other.destroy())
        end.on('close', () => other.destroy())
        end.pipe(other)
      }
    })
    return new Promise((resolve) => this.#server?.listen(socket(this.folder), resolve))
  }

  cut(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#open.clear()
    return new Promise((resolve) => this.#server?.close(() => resolve()))
  }
}

let line: Line
let server: TestServer
let priya: Caller
const direct = process.env[testServerVariable] ?? ''

beforeAll(async () => {
  line = new Line(JSON.parse(direct) as Connection)
  await line.mend()
  process.env[testServerVariable] = JSON.stringify({ ...line.to, host: line.folder })
  server = await openTestServer()
  priya = await server.as('admin')
})
afterAll(async () => {
  await server.close()
  process.env[testServerVariable] = direct
  await line.cut()
  rmSync(line.folder, { recursive: true, force: true })
})

describe('while the database is away', () => {
  it('every answer is 503 and says when to try again, and work goes on by itself afterwards', async () => {
    await line.cut()
    const answers = await Promise.all([
      priya.get('/programs'),
      priya.get('/me'),
      priya.patch('/me', { language: 'fr' }),
      server.visitor.get('/programs/open'),
      server.visitor.post('/auth/login', { email: 'somebody@example.org', password: 'x' }),
    ])
    for (const { status, headers, body } of answers) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.title).toBe('The service is not available; try again shortly')
    }
    expect((await server.visitor.get('/ready')).status).toBe(503)
    expect((await server.visitor.get('/health')).status).toBe(200)
    await line.mend()
    expect((await priya.get('/programs')).status).toBe(200)
  })

  it('what was on its way when the line broke is 503 too', async () => {
    const asked = Array.from({ length: 40 }, () => priya.get('/programs?search=a'))
    await Promise.race(asked)
    await line.cut()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    await line.mend()
    expect((await priya.get('/programs')).status).toBe(200)
  })
})
