import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { otherLanguage, useLanguage } from '#kit/web/language.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { SourceRecord } from '../contract/sources.endpoints.ts'
import classes from './sources.module.css'
import type { Open } from './SourcesScreen.tsx'
import type { DragOrder } from './use-drag-order.ts'
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
      className={classes.source}
      data-place={at}
      data-held={drag.held === source.id || undefined}
      data-drop={(drag.held && drag.held !== source.id && drag.over === at) || undefined}
    >
      {mayConfigure && <Handle {...props} name={name} />}
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

const keys: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function Handle({ source, at, count, drag, moveTo, name }: Props & { name: string }) {
  const text = useText()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = keys[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = at + by
    if (to >= 0 && to < count) moveTo(source.id, to)
  }
  return (
    <button
      type="button"
      id={`handle-${source.id}`}
      className={`no-print ${classes.handle}`}
      aria-label={text('order.handle', { name })}
      aria-describedby="order-help"
      onKeyDown={onKeyDown}
      {...drag.handle(source.id)}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
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

function Bearers({ source }: { source: SourceRecord }) {
  const text = useText()
  const words = text('bearers', { count: source.bearers })
  if (source.bearers === 0) return <span className={`quiet ${classes.bearers}`}>{words}</span>
  return (
    <ScreenLink
      className={classes.bearers}
      screen={shareholdersScreens.shareholders}
      query={{ 'filter[sourceId]': source.id }}
    >
      {words}
    </ScreenLink>
  )
}
