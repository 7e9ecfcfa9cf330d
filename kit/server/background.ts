import type { Clock } from './clock.ts'
import { placesOf } from './log-told.ts'

/** What of the work behind the requests has failed, until it works again. */
export interface BackgroundFailure {
  /** E.g. `outbox`, or the name of a job. */
  work: string
  at: string
  /** A code or kind of error; its message may hold what nobody else is to read. */
  reason: string
  /** How often in a row. */
  times: number
}

interface Log {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Hears how background work fares: failures are logged and seen in `/api/ready`. */
export class Background {
  readonly #log: Log
  readonly #clock: Clock
  readonly #failing = new Map<string, BackgroundFailure>()

  constructor(log: Log, clock: Clock) {
    this.#log = log
    this.#clock = clock
  }

  failed(work: string, error: unknown): void {
    const reason = reasonOf(error)
    const times = (this.#failing.get(work)?.times ?? 0) + 1
    const at = this.#clock.now().toISOString()
    // The latest stays last.
    this.#failing.delete(work)
    this.#failing.set(work, { work, at, reason, times })
    this.#log.error({ work, reason, times, where: placesOf(error) }, 'background work failed')
  }

  /** A line in the log that is kept elsewhere. */
  tell(message: string, facts: object): void {
    this.#log.info(facts, message)
  }

  worked(work: string): void {
    this.#failing.delete(work)
  }

  /** Does the work, and hears how it went. @throws what the work throws */
  async attend<T>(work: string, doing: () => Promise<T>): Promise<T> {
    try {
      const result = await doing()
      this.worked(work)
      return result
    } catch (error) {
      this.failed(work, error)
      throw error
    }
  }

  /** The latest failure first. */
  get failures(): BackgroundFailure[] {
    return [...this.#failing.values()].toReversed()
  }
}

/** An error by its code or kind: its message may name a place, an address or a person. */
export function reasonOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  return error instanceof Error ? error.name : typeof error
}
