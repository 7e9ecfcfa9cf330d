import { Fragment } from 'react'
import { otherLanguage, useLanguage } from '#kit/web/language.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import classes from '#kit/web/order/order.module.css'
import { OrderHandle } from '#kit/web/order/OrderHandle.tsx'
import type { DragOrder } from '#kit/web/order/use-drag-order.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { leadsScreens } from '#modules/leads/contract/leads.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { SourceRecord } from '../contract/sources.endpoints.ts'
import type { Open } from './SourcesScreen.tsx'
import { useSourceActs } from './use-source-acts.tsx'

interface Props {
  source: SourceRecord
  at: number
  count: number
  drag: DragOrder
  moveTo: (id: string, to: number) => void
  mayConfigure: boolean
  open: (open: Open) => void
}

/** A source with the handle that moves it, who has it, and what can be done with it. */
export function SourceRow(props: Props) {
  const { source, at, drag, mayConfigure } = props
  const bilingual = useBilingual()
  const name = bilingual(source.name)
  const acts = useSourceActs(props)
  return (
    <li
      className={classes.row}
      data-place={at}
      data-held={drag.held === source.id || undefined}
      data-drop={(drag.held && drag.held !== source.id && drag.over === at) || undefined}
    >
      {mayConfigure && <OrderHandle {...props} id={source.id} name={name} />}
      <Words source={source} />
      <Bearers source={source} />
      {mayConfigure && (
        <span className={`no-print ${classes.menu}`}>
          <RowMenu name={name} actions={acts} />
        </span>
      )}
    </li>
  )
}

function Words({ source }: { source: SourceRecord }) {
  const text = useText()
  const own = useLanguage()
  const other = otherLanguage(own)
  return (
    <div className={classes.words}>
      <strong>{source.name[own]}</strong>
      {source.name[other] !== source.name[own] && (
        <span className="quiet" lang={other}>
          {source.name[other]}
        </span>
      )}
      {!source.isChoosable && <ToneBadge tone="neutral">{text('notOffered')}</ToneBadge>}
      {source.description && <p className={classes.description}>{source.description}</p>}
    </div>
  )
}

const lists = {
  shareholders: { screen: shareholdersScreens.shareholders, query: {} },
  leads: { screen: leadsScreens.leads, query: { view: 'list' } },
}

/** How many have it, kind by kind; each leads to those. */
function Bearers({ source }: { source: SourceRecord }) {
  const text = useText()
  const kinds = (['shareholders', 'leads'] as const).filter((kind) => source.counts[kind]?.listed)
  if (kinds.length === 0)
    return <span className={`quiet ${classes.count}`}>{text('bearers.none')}</span>
  return (
    <span className={classes.count}>
      {kinds.map((kind, at) => (
        <Fragment key={kind}>
          {at > 0 && ', '}
          <ScreenLink
            screen={lists[kind].screen}
            query={{ ...lists[kind].query, 'filter[sourceId]': source.id }}
          >
            {text(`bearers.${kind}`, { count: source.counts[kind]?.listed ?? 0 })}
          </ScreenLink>
        </Fragment>
      ))}
    </span>
  )
}
