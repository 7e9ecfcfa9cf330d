import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'

/** A buy or a sell, in a word, a colour and an arrow into the holding or out of it. */
export function SideBadge({ side }: { side: 'buy' | 'sell' }) {
  const text = useText('orders')
  return (
    <ToneBadge
      tone={side === 'buy' ? 'info' : 'neutral'}
      icon={side === 'buy' ? IconArrowDownLeft : IconArrowUpRight}
    >
      {text(`choices.side.${side}`)}
    </ToneBadge>
  )
}
