import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { RegionLeft as Left } from '#modules/programs/contract/program-regions.ts'
import classes from './decide.module.css'

/** What is left of a region's part, marked where more is to be reserved than is there. */
export function RegionLeft({ of, needed }: { of: Left; needed: string }) {
  const text = useText()
  const nameOf = useBilingual()
  return (
    <p className={Number(needed) > Number(of.left) ? classes.blocked : ''}>
      {text('funding.regionLeft', { region: nameOf(of.name) })} <Money value={of.left} />
    </p>
  )
}
