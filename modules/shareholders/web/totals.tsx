import type { TotalLine } from '#kit/web/list/ListTotals.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import type { Text } from '#kit/web/text.ts'
import type { ShareholderTotals } from '../contract/shareholders.endpoints.ts'

/** The sums under the list of shareholders. */
export const totalsOf =
  (text: Text) =>
  (totals: ShareholderTotals): TotalLine[] => [
    {
      key: 'all',
      label: text('list.totals', { count: totals.count }),
      values: {
        numberOfShares: <NumberText value={totals.numberOfShares} />,
        amountInvested: <Money value={totals.amountInvested} />,
        currentValue: <Money value={totals.currentValue} />,
        realisedResult: <Money value={totals.realisedResult} />,
      },
    },
  ]
