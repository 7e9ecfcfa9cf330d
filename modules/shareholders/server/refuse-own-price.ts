import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { shareholdersWords } from '../contract/words.ts'
import { allowsOwnPrices } from './own-price.queries.ts'

/** Taking an own share price away is always possible. @throws 422 while the organisation allows none */
export async function refuseOwnPrice(
  { db }: Change,
  input: { sharePriceOverride?: string | null | undefined },
): Promise<void> {
  const { sharePriceOverride: own } = input
  if (own === undefined || own === null) return
  if (!(await allowsOwnPrices(db)))
    throw invalidField('sharePriceOverride', 'ownPricesOff').saidBy(shareholdersWords)
}
