import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { cleanEnvironment, runAs } from './postgres-binaries.ts'

export interface Server {
  folder: string
  data: string
  host: string
  bin: string
  settings: Record<string, string>
}

const largestLog = 10 * 2 ** 20

/**
 * The shell waits on our end of a pipe: when this process dies, however it dies, the pipe closes
 * and the server gets a fast shutdown. It is detached so that Ctrl-C reaches us first.
 */
const keeper =
  'exec 3<&0; "$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p) & exec 3<&-; trap "kill -INT $p" TERM INT; wait $p'

export function launch({ folder, data, bin, settings }: Server) {
  const logFile = path.join(folder, 'postgres.log')
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog) fs.rmSync(logFile)
  const log = fs.openSync(logFile, 'a', 0o600)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    '/bin/sh',
    ['-c', keeper, 'postgres', path.join(bin, 'postgres'), '-D', data, ...flags],
    {
      ...runAs,
      env: cleanEnvironment,
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'ignore', log],
    },
  )
  fs.closeSync(log)
  child.unref()
  ;(child.stdin as unknown as { unref?: () => void }).unref?.()
  return { child, logFile }
}

export async function stopChild(child: ChildProcess, ended: Promise<true>) {
  child.ref()
  child.stdin?.end()
  await ended
}
