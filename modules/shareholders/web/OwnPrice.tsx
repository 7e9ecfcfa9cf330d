import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'

/** Said beside a share price that is the shareholder's own and not the listed one. */
export function OwnPrice() {
  const text = useText('shareholders')
  return (
    <>
      {' '}
      <ToneBadge tone="info">{text('ownPrice.mark')}</ToneBadge>
    </>
  )
}
