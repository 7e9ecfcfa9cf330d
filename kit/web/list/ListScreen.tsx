import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { useMediaQuery } from '@mantine/hooks'
import { screenTitle } from '../page-title.ts'
import { useOwnScreen } from '../router/ScreenFrame.tsx'
import { PageHeader } from '../show/PageHeader.tsx'
import { useText } from '../text.ts'
import type { ListScreenProps, RowOf } from './list-props.ts'
import classes from './list.module.css'
import { ListFooter } from './ListFooter.tsx'
import { EmptyList, FailedList, WaitingList } from './ListStates.tsx'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { OwnFilterNames, ownReferences } from './own-filters.tsx'
import { usePeek, type Peek, type PeekOf } from './peek.ts'
import { PeekPanel } from './PeekPanel.tsx'
import type { RecordMenuOf } from './record-menus.ts'
import { rememberRow } from './remember-opened.ts'
import { RecordMenuHost } from './RecordMenuHost.tsx'
import { useListScreen, type ListModel } from './use-list.ts'
import { WorkThrough } from './WorkThrough.tsx'

const BulkBar = lazy(() => import('./BulkBar.tsx').then((m) => ({ default: m.BulkBar })))
const ListCards = lazy(() => import('./ListCards.tsx').then((m) => ({ default: m.ListCards })))

/**
 * A whole list screen. What is searched, filtered and sorted by comes from the endpoint's list
 * declaration; columns and actions are given as code.
 */
export function ListScreen<E extends Endpoint>(given: ListScreenProps<E>) {
  const { own = none, references } = given
  const all = useMemo(() => ({ ...references, ...ownReferences(own) }), [references, own])
  return (
    <OwnFilterNames own={own}>
      <Screen {...given} references={all} />
    </OwnFilterNames>
  )
}

const none: readonly OwnField[] = []

function Screen<E extends Endpoint>(props: ListScreenProps<E>) {
  const model = useListScreen(props)
  const peek = usePeek(model.rows)
  const { key } = useOwnScreen()
  const text = useText()
  const title = props.title ?? screenTitle(text, key)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {props.queue && (
              <WorkThrough screen={props.queue} filter={props.queueFilter} model={model} />
            )}
            {props.actions}
          </>
        }
      />
      {props.above}
      <div className={classes.beside} data-peeks={peek.row ? true : undefined}>
        <section className={`surface ${classes.list}`} aria-label={title}>
          <ListToolbar model={model} props={props} />
          <Menus menu={props.recordMenu}>
            <ListRows model={model} props={props} title={title} peek={props.peek && peek} />
          </Menus>
          <ListFooter model={model} />
        </section>
        {props.peek && peek.row && (
          <Peeked peek={props.peek} props={props} model={model} row={peek.row} close={peek.close} />
        )}
      </div>
      {model.selection.count > 0 && (
        <Suspense>
          <BulkBar model={model} actions={props.bulkActions ?? []} />
        </Suspense>
      )}
    </>
  )
}

function Peeked<E extends Endpoint>(given: {
  peek: PeekOf
  props: ListScreenProps<E>
  model: ListModel<E>
  row: RowOf<E>
  close: () => void
}) {
  const { peek, props, model, row, close } = given
  return (
    <PeekPanel
      id={row.id}
      title={props.rowName(row)}
      peek={peek}
      opens={props.opens?.(row)}
      remember={() => rememberRow(row.id, { props, model })}
      close={close}
    />
  )
}

const Menus = ({ menu, children }: { menu: RecordMenuOf | undefined; children: ReactNode }) =>
  menu ? <RecordMenuHost menu={menu}>{children}</RecordMenuHost> : children

function ListRows<E extends Endpoint>({
  model,
  props,
  title,
  peek,
}: {
  model: ListModel<E>
  props: ListScreenProps<E>
  title: string
  peek: Peek | undefined
}) {
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  const { answer, rows } = model
  if (answer.error && !answer.data)
    return <FailedList error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingList model={model} />
  if (rows.length === 0)
    return <EmptyList model={model} words={props.emptyWords} action={props.emptyAction} />
  if (!isPhone) return <ListTable model={model} props={props} title={title} peek={peek} />
  return (
    <Suspense fallback={<WaitingList model={model} />}>
      <ListCards model={model} props={props} title={title} />
    </Suspense>
  )
}
