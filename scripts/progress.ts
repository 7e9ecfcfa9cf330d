import { SettingsError } from '#kit/server/define-settings.ts'
import { UsageError } from './arguments.ts'

const inProduction = process.env['NODE_ENV'] === 'production'

/** For the person who waits; in production standard output belongs to the log. */
export function say(line: string) {
  if (inProduction) process.stderr.write(`${line}\n`)
  else process.stdout.write(`${line}\n`)
}

export const seconds = (since: number): string => {
  const passed = (performance.now() - since) / 1000
  return passed < 10 ? `${passed.toFixed(1)} s` : `${Math.round(passed)} s`
}

/** Says what is done and how long it took; quick things stay unsaid. */
export async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const late = setTimeout(() => say(`${what}…`), 300)
  try {
    const result = await work()
    if (performance.now() - started > 300) say(`${what}: done in ${seconds(started)}`)
    return result
  } finally {
    clearTimeout(late)
  }
}

export function messageOf(error: unknown): string {
  if ((error as NodeJS.ErrnoException)?.code === 'ENOSPC')
    return 'There is no space left on the disk.'
  return error instanceof Error ? error.message : String(error)
}

/** What was asked wrongly is told apart from what went wrong. */
export const exitCodeOf = (error: unknown) =>
  error instanceof UsageError || error instanceof SettingsError ? 2 : 1

export function endWith(error: unknown) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = exitCodeOf(error)
}
