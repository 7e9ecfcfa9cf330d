import { smallStore } from './small-store.ts'

const patience = 10_000

/** How many calls have been waiting for longer than ten seconds. */
export const slowCalls = smallStore(0)

/** Calls wait as long as it takes; after a while the page says that it is still working. */
export async function watched<T>(call: Promise<T>): Promise<T> {
  let slow = false
  const timer = setTimeout(() => {
    slow = true
    slowCalls.set(slowCalls.get() + 1)
  }, patience)
  try {
    return await call
  } finally {
    clearTimeout(timer)
    if (slow) slowCalls.set(slowCalls.get() - 1)
  }
}
