import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ComputedLine } from '../contract/payment-lines.ts'

/** By which rates a line is computed, and where the weekly cap lowers it. */
export function Stretches({ stretches }: Pick<ComputedLine, 'stretches'>) {
  const text = useText()
  const spoken = useSpoken()
  return (
    <small className="quiet">
      {stretches
        .map(({ days, percent, weeklyCap, isCapped, most }) =>
          text(isCapped ? 'preview.capped' : 'preview.rate', {
            days,
            percent: spoken.number(percent),
            cap: spoken.money(weeklyCap),
            most: spoken.money(most),
          }),
        )
        .join('; ')}
    </small>
  )
}
