import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Funding } from '../contract/funding.ts'
import { fundingOf } from './funding.queries.ts'
import { refreshCheckpoint } from './record-checkpoint.ts'

/** Computes the subsidy of a changed application and looks at its automatic checks again. */
export async function keepFunding(change: Change, id: string): Promise<Funding> {
  const { db } = change
  const funding = await fundingOf(db, id)
  await sql`update applications set funding = ${JSON.stringify(funding)}, requested_amount = ${funding.total}
    where id = ${id}`.execute(db)
  await refreshCheckpoint(change, id)
  return funding
}
