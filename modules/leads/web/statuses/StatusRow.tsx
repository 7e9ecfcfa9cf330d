import { useChoiceWord } from '#kit/web/choice-word.ts'
import { otherLanguage, useLanguage } from '#kit/web/language.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import classes from '#kit/web/order/order.module.css'
import { OrderHandle } from '#kit/web/order/OrderHandle.tsx'
import type { DragOrder } from '#kit/web/order/use-drag-order.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { LeadStatusRecord } from '../../contract/lead-statuses.endpoints.ts'
import { leadsScreens } from '../../contract/leads.screens.ts'
import { StatusText } from '../pieces/StatusText.tsx'
import type { Open } from './StatusesScreen.tsx'
import { useStatusActs } from './use-status-acts.tsx'

interface Props {
  status: LeadStatusRecord
  at: number
  count: number
  drag: DragOrder
  moveTo: (id: string, to: number) => void
  mayConfigure: boolean
  open: (open: Open) => void
}

/** A status with the handle that moves it, how many leads are in it, and what can be done with it. */
export function StatusRow(props: Props) {
  const { status, at, drag, mayConfigure } = props
  const name = useBilingual()(status.name)
  const acts = useStatusActs(props)
  return (
    <li
      className={classes.row}
      data-place={at}
      data-held={drag.held === status.id || undefined}
      data-drop={(drag.held && drag.held !== status.id && drag.over === at) || undefined}
    >
      {mayConfigure && <OrderHandle {...props} id={status.id} name={name} />}
      <Words status={status} />
      <Leads status={status} />
      {mayConfigure && (
        <span className={`no-print ${classes.menu}`}>
          <RowMenu name={name} actions={acts} />
        </span>
      )}
    </li>
  )
}

function Words({ status }: { status: LeadStatusRecord }) {
  const text = useText()
  const word = useChoiceWord()
  const own = useLanguage()
  const other = otherLanguage(own)
  const { softLimit, staleAfterDays, description } = status
  return (
    <div className={classes.words}>
      <strong>
        <StatusText status={status} />
      </strong>
      {status.name[other] !== status.name[own] && (
        <span className="quiet" lang={other}>
          {status.name[other]}
        </span>
      )}
      <span className="quiet">{word('kind', status.kind)}</span>
      {softLimit !== null && (
        <span className="quiet">{text('statuses.limit', { count: softLimit })}</span>
      )}
      {staleAfterDays !== null && (
        <span className="quiet">{text('statuses.stale', { count: staleAfterDays })}</span>
      )}
      {!status.isChoosable && <ToneBadge tone="neutral">{text('statuses.archived')}</ToneBadge>}
      {description && <p className={classes.description}>{description}</p>}
    </div>
  )
}

function Leads({ status }: { status: LeadStatusRecord }) {
  const words = useText()('statuses.leads', { count: status.leads })
  if (status.leads === 0) return <span className={`quiet ${classes.count}`}>{words}</span>
  return (
    <ScreenLink
      className={classes.count}
      screen={leadsScreens.leads}
      query={{ view: 'list', 'filter[statusId]': status.id }}
    >
      {words}
    </ScreenLink>
  )
}
