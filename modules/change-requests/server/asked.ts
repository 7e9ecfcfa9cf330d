import { Decimal } from 'decimal.js'
import type * as z from 'zod/mini'
import { changedFields } from '#kit/contract/same-value.ts'
import type { Change, Db, Looking } from '#kit/server/call.ts'
import { invalid, Problem, refused } from '#kit/server/problems.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { agreedFunding, changedFunding } from '#modules/applications/server/changed-funding.ts'
import { isUnderWay } from '#modules/placements/contract/placement-states.ts'
import {
  changeableFields,
  type changeRequest,
  type changeable,
} from '../contract/change-request.ts'
import type { ChangedValues } from '../contract/change-requests.endpoints.ts'
import { complaintsAbout } from './change-rules.ts'
import { valuesOf, type Terms } from './terms.queries.ts'

export type Entered = Omit<z.infer<typeof changeRequest.create>, 'reason'>

/** A job as it is asked for. */
export interface Asked {
  /** Whole. */
  values: z.infer<typeof changeable.create>
  /** What of it is otherwise than approved, and how that was. */
  changed: ChangedValues
  before: ChangedValues
  effectiveOn: string
}

/** What is asked to be otherwise of a job, and what is the same. */
export function askedOf(terms: Terms, { effectiveOn, ...entered }: Entered): Asked {
  const values = { ...valuesOf(terms), ...valuesOf(entered) }
  const names = changedFields(valuesOf(terms), values, changeableFields)
  const only = (of: object) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)))
  return { values, changed: only(values), before: only(valuesOf(terms)), effectiveOn }
}

/** The same of what was kept of a request. */
export const askedAgain = (
  terms: Terms,
  { asked, effectiveOn }: { asked: ChangedValues; effectiveOn: string },
): Asked => askedOf(terms, { ...valuesOf(terms), ...asked, effectiveOn })

/** What the subsidy follows from; of anything else it stays as it is agreed, whatever the rules are by now. */
const ofMoney = ['startOn', 'endOn', 'hoursPerWeek', 'hourlyWage'] as const

/** What the placement would be given in all, by the rules and balances of this moment. */
export const fundingIf = (
  db: Db,
  { applicationId, startedOn }: Terms,
  { values, changed, effectiveOn }: Asked,
): Promise<Funding> => {
  if (!ofMoney.some((name) => name in changed)) return agreedFunding(db, applicationId)
  const { startOn, endOn, hoursPerWeek, hourlyWage } = values
  const since = { startOn: startedOn ?? startOn, endOn, hoursPerWeek, hourlyWage, effectiveOn }
  return changedFunding(db, applicationId, since)
}

/**
 * Whether a job may be asked for.
 * @returns what it would be given
 * @throws 409 `placementOver`, `nothingChanged`, `belowPaid`; 422 by field
 */
export async function judgeAsked(
  looking: Pick<Looking | Change, 'db' | 'today'>,
  terms: Terms,
  asked: Asked,
): Promise<Funding> {
  if (!isUnderWay(terms.placementStatus)) throw refused('placementOver')
  if (Object.keys(asked.changed).length === 0) throw refused('nothingChanged')
  const errors = await complaintsAbout(looking.db, asked, {
    terms,
    today: await looking.today(),
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const funding = await fundingIf(looking.db, terms, asked)
  if (new Decimal(funding.total).lt(terms.paid)) throw refused('belowPaid')
  return funding
}

/** As `judgeAsked`, once it is to be approved: what is wrong by now is asked for afresh. @throws 409 `outOfDate` */
export async function judgeNow(change: Change, terms: Terms, asked: Asked): Promise<Funding> {
  try {
    return await judgeAsked(change, terms, asked)
  } catch (error) {
    if (error instanceof Problem && error.status === 422) throw refused('outOfDate')
    throw error
  }
}
