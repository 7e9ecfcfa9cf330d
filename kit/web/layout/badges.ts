import { smallStore } from '../small-store.ts'

export type Badges = Readonly<Record<string, number>>

const store = smallStore<Badges>({})

/** The numbers beside navigation entries, by the name that the entry gives. */
export const useBadges = store.use
export const setBadges = store.set

/** Counts locally until the server's next word; an unknown name is only logged. */
export function raiseBadge(name: string, by = 1) {
  const counts = store.get()
  const count = counts[name]
  // oxlint-disable-next-line no-console -- an unknown name is a mistake of ours, not of the user
  if (count === undefined) return console.warn(`Invalid badge: ${name}`)
  store.set({ ...counts, [name]: Math.max(0, count + by) })
}
