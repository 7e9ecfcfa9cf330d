import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'

/** For how many days a lead has been in its status; one that stays too long is marked. */
export function DaysInStatus({ lead, days }: { lead: { isStale: boolean }; days: number }) {
  const text = useText()
  const words = text('list.days', { count: days })
  return lead.isStale ? <ToneBadge tone="warning">{words}</ToneBadge> : <span>{words}</span>
}
