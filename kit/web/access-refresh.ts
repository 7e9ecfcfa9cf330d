import { smallStore } from './small-store.ts'

/** Fetches afresh what the signed-in person may do; set by whoever knows how. */
export const accessRefresh = smallStore<(() => void) | null>(null)
