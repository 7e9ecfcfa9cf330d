import { smallStore } from '../small-store.ts'

export type Badges = Readonly<Record<string, number>>

const store = smallStore<Badges>({})

/** The numbers beside navigation entries, by the name that the entry gives. */
export const useBadges = store.use
export const setBadges = store.set
