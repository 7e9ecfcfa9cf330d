import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { MostApproved as Most } from '../contract/funding-requests.endpoints.ts'

/** What can be approved at most and, for staff, by which limit. */
export function MostApproved({ most: { amount, limit, region } }: { most: Most }) {
  const text = useText()
  const nameOf = useBilingual()
  return (
    <p className="quiet">
      {text('approve.most')} <Money value={amount} />
      {limit && ` ${text(`approve.limits.${limit}`, { region: nameOf(region) })}`}
    </p>
  )
}
