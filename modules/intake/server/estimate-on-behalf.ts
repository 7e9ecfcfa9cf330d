import type { ChangeCall } from '#kit/server/call.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { fundingOfNew } from '#modules/applications/server/funding.queries.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { appliesFor } from './on-behalf.ts'
import { refuseIneligible } from './refuse-ineligible.ts'

type Ask = ChangeCall<(typeof intakeEndpoints)['estimateOnBehalf']>

/**
 * What the subsidy of an application as it is typed would be. Nothing is saved.
 * @throws as submitting it does
 */
export async function estimateOnBehalf(call: Ask): Promise<Funding> {
  const { programId, businessNumber, ...position } = call.body
  const employerId = await appliesFor(call, { programId, businessNumber })
  await refuseIneligible(call, { programId, position, within: '' })
  return fundingOfNew(call.db, { programId, employerId, position })
}
