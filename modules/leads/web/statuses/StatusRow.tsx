import { useChoiceWord } from '#kit/web/choice-word.ts'
import classes from '#kit/web/order/order.module.css'
import type { Placed } from '#kit/web/order/OrderedList.tsx'
import { OrderedName, OrderedRow } from '#kit/web/order/OrderedRow.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { LeadStatusRecord } from '../../contract/lead-statuses.endpoints.ts'
import { leadsScreens } from '../../contract/leads.screens.ts'
import { StatusText } from '../pieces/StatusText.tsx'
import type { Open } from './StatusesScreen.tsx'
import { useStatusActs } from './use-status-acts.tsx'

interface Props {
  status: LeadStatusRecord
  placed: Placed
  open: (open: Open) => void
}

/** A status, how many leads are in it, and what can be done with it. */
export function StatusRow({ status, placed, open }: Props) {
  const text = useText()
  const word = useChoiceWord()
  const acts = useStatusActs({ status, placed, open })
  const { softLimit, staleAfterDays, description } = status
  return (
    <OrderedRow placed={placed} bearers={<Leads status={status} />} acts={acts}>
      <OrderedName name={status.name}>
        <StatusText status={status} />
      </OrderedName>
      <span className="quiet">{word('kind', status.kind)}</span>
      {softLimit !== null && (
        <span className="quiet">{text('statuses.limit', { count: softLimit })}</span>
      )}
      {staleAfterDays !== null && (
        <span className="quiet">{text('statuses.stale', { count: staleAfterDays })}</span>
      )}
      {!status.isChoosable && <ToneBadge tone="neutral">{text('statuses.archived')}</ToneBadge>}
      {description && <p className={classes.description}>{description}</p>}
    </OrderedRow>
  )
}

function Leads({ status }: { status: LeadStatusRecord }) {
  const words = useText()('statuses.leads', { count: status.leads })
  if (status.leads === 0) return <span className="quiet">{words}</span>
  return (
    <ScreenLink screen={leadsScreens.leads} query={{ view: 'list', 'filter[statusId]': status.id }}>
      {words}
    </ScreenLink>
  )
}
