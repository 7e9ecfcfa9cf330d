import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import { IconPlayerTrackNext } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { screenTitle } from '../page-title.ts'
import { useOwnScreen } from '../router/ScreenFrame.tsx'
import { PageHeader } from '../show/PageHeader.tsx'
import { useKitText, useText } from '../text.ts'
import type { ListScreenProps } from './list-props.ts'
import classes from './list.module.css'
import { ListFooter } from './ListFooter.tsx'
import { EmptyList, FailedList, WaitingList } from './ListStates.tsx'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useListScreen, type ListModel } from './use-list.ts'

const BulkBar = lazy(() => import('./BulkBar.tsx').then((m) => ({ default: m.BulkBar })))
const ListCards = lazy(() => import('./ListCards.tsx').then((m) => ({ default: m.ListCards })))

/**
 * A whole list screen. What is searched, filtered and sorted by comes from the endpoint's list
 * declaration; columns and actions are given as code.
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const model = useListScreen(props)
  const { key } = useOwnScreen()
  const text = useText()
  const title = props.title ?? screenTitle(text, key)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {props.queue && <WorkThrough screen={props.queue} model={model} />}
            {props.actions}
          </>
        }
      />
      {props.above}
      <section className={`surface ${classes.list}`} aria-label={title}>
        <ListToolbar model={model} props={props} />
        <ListRows model={model} props={props} title={title} />
        <ListFooter model={model} />
      </section>
      {model.selection.count > 0 && (
        <Suspense>
          <BulkBar model={model as never} actions={props.bulkActions ?? []} />
        </Suspense>
      )}
    </>
  )
}

/** Opens what the list is narrowed to as a queue. */
function WorkThrough<E extends Endpoint>(given: { screen: Screen; model: ListModel<E> }) {
  const text = useKitText()
  const { meta, parameters } = given.model
  if (!meta || meta.total === 0) return null
  const { page: _page, perPage: _perPage, ...query } = parameters
  return (
    <Button
      component={Link}
      to={given.screen.path}
      search={query as never}
      variant="default"
      leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
    >
      {text('queue.open', { total: meta.total })}
    </Button>
  )
}

function ListRows<E extends Endpoint>({
  model,
  props,
  title,
}: {
  model: ListModel<E>
  props: ListScreenProps<E>
  title: string
}) {
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  const { answer, rows } = model
  if (answer.error && !answer.data)
    return <FailedList error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingList model={model} />
  if (rows.length === 0)
    return <EmptyList model={model} words={props.emptyWords} action={props.emptyAction} />
  if (!isPhone) return <ListTable model={model} props={props} title={title} />
  return (
    <Suspense fallback={<WaitingList model={model} />}>
      <ListCards model={model} props={props} title={title} />
    </Suspense>
  )
}
