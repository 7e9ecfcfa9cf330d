import type { TotalLine } from '#kit/web/list/ListTotals.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import type { Text } from '#kit/web/text.ts'
import type { LeadTotals } from '../contract/leads.endpoints.ts'

/** The sums under the list of leads. */
export const totalsOf =
  (text: Text) =>
  ({ count, amount }: LeadTotals): TotalLine[] => [
    {
      key: 'all',
      label: text('list.totals', { count }),
      values: { expectedAmount: <Money value={amount} /> },
    },
  ]
