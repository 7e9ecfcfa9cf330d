import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

const lockFile = (data: string) => path.join(data, 'postmaster.pid')

/** The server says so itself in line 8, and its socket accepts. */
export async function isReady(data: string, socket: string): Promise<boolean> {
  return statusLine(data) === 'ready' && (await accepts(socket))
}

function statusLine(data: string): string | undefined {
  try {
    return fs.readFileSync(lockFile(data), 'utf8').split('\n')[7]?.trim()
  } catch {
    return undefined
  }
}

const accepts = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const connection = net.connect(socket, () => {
      connection.destroy()
      resolve(true)
    })
    connection.on('error', () => resolve(false))
  })

/** Removes the lock of a server that provably no longer runs (killed, or its number reused). */
export function removeStaleLock(data: string) {
  let pid: number
  try {
    pid = Number.parseInt(fs.readFileSync(lockFile(data), 'utf8'), 10)
  } catch {
    return
  }
  if (!mayBeAlive(pid, data)) fs.rmSync(lockFile(data), { force: true })
}

function mayBeAlive(pid: number, data: string): boolean {
  if (process.platform !== 'linux') {
    const answer = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
    return /postgres/.test(answer.stdout)
  }
  try {
    const state = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]
    return state !== 'Z' && fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}
