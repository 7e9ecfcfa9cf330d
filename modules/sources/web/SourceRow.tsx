import { Fragment } from 'react'
import classes from '#kit/web/order/order.module.css'
import type { Placed } from '#kit/web/order/OrderedList.tsx'
import { OrderedName, OrderedRow } from '#kit/web/order/OrderedRow.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { leadsScreens } from '#modules/leads/contract/leads.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { SourceRecord } from '../contract/sources.endpoints.ts'
import type { Open } from './SourcesScreen.tsx'
import { useSourceActs } from './use-source-acts.tsx'

interface Props {
  source: SourceRecord
  placed: Placed
  open: (open: Open) => void
}

/** A source, who has it, and what can be done with it. */
export function SourceRow({ source, placed, open }: Props) {
  const text = useText()
  const acts = useSourceActs({ source, placed, open })
  return (
    <OrderedRow placed={placed} bearers={<Bearers source={source} />} acts={acts}>
      <OrderedName name={source.name} />
      {!source.isChoosable && <ToneBadge tone="neutral">{text('notOffered')}</ToneBadge>}
      {source.description && <p className={classes.description}>{source.description}</p>}
    </OrderedRow>
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
  if (kinds.length === 0) return <span className="quiet">{text('bearers.none')}</span>
  return kinds.map((kind, at) => (
    <Fragment key={kind}>
      {at > 0 && ', '}
      <ScreenLink
        screen={lists[kind].screen}
        query={{ ...lists[kind].query, 'filter[sourceId]': source.id }}
      >
        {text(`bearers.${kind}`, { count: source.counts[kind]?.listed ?? 0 })}
      </ScreenLink>
    </Fragment>
  ))
}
