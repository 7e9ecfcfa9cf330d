import type { Change } from '#kit/server/call.ts'
import type { LoadedPlacement } from './placement.queries.ts'

/** Whoever has something to do when a placement is accepted, starts, changes, ends, goes on after all, lapses or is given up. */
export interface FollowsPlacements {
  accepted?(change: Change, placement: LoadedPlacement): Promise<void>
  started?(change: Change, placement: LoadedPlacement): Promise<void>
  /** It is under way, with other terms from now on. */
  changed?(change: Change, placement: LoadedPlacement): Promise<void>
  ended?(change: Change, placement: LoadedPlacement): Promise<void>
  reopened?(change: Change, placement: LoadedPlacement): Promise<void>
  cancelled?(change: Change, placement: LoadedPlacement): Promise<void>
  lapsed?(change: Change, placement: LoadedPlacement): Promise<void>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    followsPlacements: FollowsPlacements
  }
}

/** Tells those who follow placements, one after the other, in the change itself. */
export async function tellFollowers(
  followers: readonly FollowsPlacements[],
  what: keyof FollowsPlacements,
  of: { change: Change; placement: LoadedPlacement },
): Promise<void> {
  for (const follower of followers)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await follower[what]?.(of.change, of.placement)
}
