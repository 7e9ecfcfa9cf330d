import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { Frequency } from '../../contract/supplement.ts'

interface Sum {
  frequency: Frequency
  times: number
  each: string
}

/** How the amount of a supplement is made up: so many times so much. */
export function SupplementSum({ of: { frequency, times, each } }: { of: Sum }) {
  const text = useText('supplements')
  const often = text(`choices.frequency.${frequency}`)
  if (frequency === 'oneTime') return often
  return (
    <>
      {often}, {text('sum.times', { times })} <Money value={each} />
    </>
  )
}
