import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'

/** A buy or a sell, in a word and a colour. */
export function SideBadge({ side }: { side: 'buy' | 'sell' }) {
  const text = useText('orders')
  return (
    <ToneBadge tone={side === 'buy' ? 'info' : 'neutral'}>{text(`choices.side.${side}`)}</ToneBadge>
  )
}
