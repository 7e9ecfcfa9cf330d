import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export interface FolderLock {
  release(): void
}

/**
 * One server per data folder. The lock is a socket that the server listens on: it vanishes with
 * the process however that ends, unlike a file with a process number.
 */
export async function lockDataFolder(folder: string, publicUrl: string): Promise<FolderLock> {
  const socket = socketOf(folder)
  const other = await ask(socket)
  if (other !== null)
    throw new Error(
      `A server already runs on the data in ${folder}: ${other}\nStop it first, or choose another folder: DATA_DIR=./other npm start`,
    )
  fs.rmSync(socket, { force: true })
  const server = net.createServer((connection) => connection.end(publicUrl))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  server.unref()
  return { release: () => server.close() }
}

function socketOf(folder: string): string {
  const beside = path.join(folder, 'server.sock')
  if (beside.length <= 100) return beside
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `programs-${hash}.sock`)
}

/** What the holder says of itself; null when nobody holds it. */
const ask = (socket: string) =>
  new Promise<string | null>((resolve) => {
    let words = ''
    const connection = net.connect(socket)
    connection.setTimeout(1000, () => connection.destroy())
    connection.on('connect', () => (words = ' '))
    connection.on('data', (chunk) => (words += chunk.toString()))
    connection.on('error', () => resolve(null))
    connection.on('close', () => resolve(words ? words.trim() : null))
  })
