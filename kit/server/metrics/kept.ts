/** Reads at most once in so many milliseconds, and once for all who ask meanwhile. */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let present: Promise<T> | null = null
  let until = 0
  return () => {
    if (present && performance.now() < until) return present
    until = Infinity
    present = read().finally(() => (until = performance.now() + milliseconds))
    return present
  }
}

/** What comes in time, else the substitute; what comes too late is let go. */
export async function within<T>(milliseconds: number, coming: Promise<T>, substitute: T) {
  const { promise: late, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(substitute), milliseconds)
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
