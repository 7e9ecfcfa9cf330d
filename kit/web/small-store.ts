import { useSyncExternalStore } from 'react'

/** A value outside React that components can watch. */
export function smallStore<T>(initial: T) {
  let value = initial
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  return {
    get: () => value,
    set: (next: T) => {
      value = next
      for (const watcher of Array.from(watchers)) watcher()
    },
    watch,
    use: () => useSyncExternalStore(watch, () => value),
  }
}
