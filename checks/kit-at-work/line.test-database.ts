import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '#database/connection.ts'

/** A line to the database that can be cut and mended. */
export class Line {
  readonly folder = mkdtempSync(join(tmpdir(), 'line-'))
  readonly #open = new Set<Socket>()
  readonly to: Connection
  #server: Server | null = null
  /** How often somebody came while it refused. */
  refused = 0

  constructor(to: Connection) {
    this.to = to
  }

  async mend(): Promise<void> {
    if (this.#server) await this.cut()
    const { host } = this.to
    await this.#listen((near) => {
      const far = connect(this.#socket(host))
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
  }

  /** Everybody who comes is turned back, and counted. */
  refuse(): Promise<void> {
    return this.#listen((near) => {
      this.refused++
      near.destroy()
    })
  }

  cut(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#open.clear()
    const server = this.#server
    this.#server = null
    return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()))
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #socket(folder: string) {
    return join(folder, `.s.PGSQL.${this.to.port}`)
  }

  #listen(heed: (near: Socket) => void): Promise<void> {
    this.#server = createServer(heed)
    return new Promise((resolve) => this.#server?.listen(this.#socket(this.folder), resolve))
  }
}
