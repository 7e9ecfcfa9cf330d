import type { Change } from '#kit/server/call.ts'
import { findLookalikes } from '#modules/merges/server/find-lookalikes.ts'
import { isJoinable } from '#modules/shareholders/server/joinable.queries.ts'
import { findShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import type { Alike, TypedConversion } from '../contract/conversions.endpoints.ts'

/** Active shareholders that look like the one that a lead would become, the likeliest first. */
export async function findAlike(change: Change, typed: TypedConversion): Promise<Alike[]> {
  const { shareholderKind: kind, ...values } = typed
  const found = await findLookalikes(change, { kind, ...values })
  const { db, person } = change
  return Promise.all(
    found.map(async (each) => {
      const known = await findShareholder(db, each.id, person)
      return { ...each, isJoinable: known !== null && isJoinable(person, known) }
    }),
  )
}
