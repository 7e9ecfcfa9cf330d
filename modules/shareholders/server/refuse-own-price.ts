import type { Change } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { allowsOwnPrices } from './own-price.queries.ts'

/**
 * An own share price is one of the figures: whoever does not see those does not set it. Taking it
 * away is always possible. @throws 403, 422 while the organisation allows none
 */
export async function refuseOwnPrice(
  { db }: Change,
  input: { sharePriceOverride?: string | null | undefined },
  seesFigures: boolean,
): Promise<void> {
  const { sharePriceOverride: own } = input
  if (own === undefined) return
  if (!seesFigures) throw forbidden()
  if (own !== null && !(await allowsOwnPrices(db)))
    throw invalidField('sharePriceOverride', 'ownPricesOff')
}
