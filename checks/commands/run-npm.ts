import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, chmodSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../walk.ts'

export interface Ended {
  code: number | null
  output: string
  errors: string
}

export interface Running {
  child: ChildProcess
  /** What it has written so far. */
  output(): string
  ended: Promise<Ended>
}

/** A data folder of its own that the database's own user can reach. */
export function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-commands-'))
  chmodSync(folder, 0o755)
  return folder
}

const running = new Set<ChildProcess>()

/** What a test that has failed left behind. */
export function stopLeftovers() {
  for (const child of running) child.kill('SIGTERM')
}

type Environment = Record<string, string | undefined>

/** Starts a command as one types it, in an environment that no test has coloured. */
export const startNpm = (words: string[], environment: Environment = {}): Running =>
  started('npm', ['--silent', ...words], environment)

/** The same without npm, which takes as long as a refusal. */
export const runCommand = (words: string[], environment: Environment = {}): Promise<Ended> =>
  started(process.execPath, ['scripts/run.mjs', ...words], environment).ended

function started(program: string, words: string[], environment: Environment): Running {
  const { PATH, HOME } = process.env
  const child = spawn(program, words, {
    cwd: root,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output, errors }))
    running.add(child)
    child.on('exit', () => running.delete(child))
  })
  return { child, output: () => output + errors, ended }
}

/** Asks until there is an answer, or the command has ended without one. */
export async function until<Answer>(
  running: Running,
  ask: () => Promise<Answer | null> | Answer | null,
): Promise<Answer> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (running.child.exitCode !== null) break
    const answer = await ask()
    if (answer !== null) return answer
  }
  throw new Error(`No answer: ${running.output()}`)
}

export const get = (address: string) => fetch(address).catch(() => null)

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
