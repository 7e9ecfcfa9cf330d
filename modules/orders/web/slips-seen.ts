import { smallStore } from '#kit/web/small-store.ts'

/** The order whose slips are in sight, so that what they prove can be judged. */
export const slipsSeen = smallStore<string | null>(null)
