import { smallStore } from '../small-store.ts'

/** How many notices the person has not read. */
export const unreadNotices = smallStore(0)
