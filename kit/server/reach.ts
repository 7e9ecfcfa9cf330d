import { isUnavailable } from './unavailable.ts'

const firstPause = 1000
const longestPause = 60_000

/** It was not tried: the database was away a moment ago. */
class DatabaseAway extends Error {
  readonly code = 'databaseAway'
}

/** Also of one that was copied by whoever hands it on. */
export const isUntried = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'databaseAway'

/**
 * What the work behind the requests knows of whether the database is there. While it is away one of
 * all tries to reach it, after 1, 2, 4 … 60 seconds; the others wait, and all go on once it answers.
 */
export class Reach {
  #pause = 0
  #until = 0

  /** Nothing is to be tried yet. */
  get isPausing(): boolean {
    return performance.now() < this.#until
  }

  /** The database answered somebody. */
  found(): void {
    this.#pause = 0
    this.#until = 0
  }

  /** @throws what `isUntried` knows, while it is not time to try */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    if (this.isPausing) throw new DatabaseAway()
    const before = this.#pause
    // Until this one knows, nobody else tries.
    if (before > 0) this.#pauseFor(before)
    try {
      const result = await work()
      this.found()
      return result
    } catch (error) {
      // Of many that were on their way when it went, the first one counts.
      if (isUnavailable(error) && this.#pause === before)
        this.#pauseFor(Math.min(Math.max(before * 2, firstPause), longestPause))
      throw error
    }
  }

  #pauseFor(pause: number) {
    this.#pause = pause
    this.#until = performance.now() + pause
  }
}
