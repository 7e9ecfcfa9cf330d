import type { Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { ReportedEnd } from '../contract/placements.endpoints.ts'
import { loadPlacement, type LoadedPlacement } from './placement.queries.ts'

/** Whoever hears from the sides of a placement that the work has ended. */
export type HearsOfEnds = (
  looking: Looking,
  placement: LoadedPlacement,
) => Promise<ReportedEnd | null>

declare module '#kit/server/server-module.ts' {
  interface Offers {
    hearsOfEnds: HearsOfEnds
  }
}

/** What is still to be confirmed of a placement that is active here. @throws 404 but for staff who see it */
export async function readReportedEnd(
  looking: Looking,
  id: string,
  hearing: readonly HearsOfEnds[],
): Promise<{ reported: ReportedEnd | null }> {
  const placement = await loadPlacement(looking, id)
  if (looking.person.type !== 'staff') throw notFound()
  if (placement.status !== 'active') return { reported: null }
  const heard = await Promise.all(hearing.map((hears) => hears(looking, placement)))
  return { reported: heard.find((each) => each !== null) ?? null }
}
