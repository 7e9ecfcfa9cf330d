import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

export interface CommandOptions {
  env?: Record<string, string | undefined>
  /** Straight to the terminal instead of into the answer. */
  show?: boolean
}

const running = new Set<ReturnType<typeof spawn>>()

/** Runs a script on this Node; answers its exit code and what it wrote. */
export function runCommand(args: string[], { env, show }: CommandOptions = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  running.add(child)
  let output = ''
  const keep = (chunk: string) => (output += chunk)
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Passes a request to stop on to everything that was started here. */
export function stopWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Listening alone would keep a command that has finished from ending.
  process.channel.unref()
}
