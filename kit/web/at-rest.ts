const afterArriving = 2500

/**
 * Fetches, once a screen has been there for a moment and nothing else is asked of the browser, what
 * the next click is likely to need; not for those who save data.
 * @returns what calls it off
 */
export function fetchAtRest(fetches: readonly (() => Promise<unknown>)[]): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout
  const timer = setTimeout(
    () => whenIdle(() => fetches.forEach((fetch) => void fetch().catch(() => undefined))),
    afterArriving,
  )
  return () => clearTimeout(timer)
}
