import { Skeleton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { snapshotsEndpoints, type SnapshotList } from '../contract/snapshots.endpoints.ts'
import { DeletedSnapshots } from './DeletedSnapshots.tsx'
import { FailedSnapshots } from './FailedSnapshots.tsx'
import { SnapshotTable } from './SnapshotTable.tsx'
import classes from './snapshots.module.css'

const TakeSnapshotDialog = lazy(() =>
  import('./TakeSnapshotDialog.tsx').then((m) => ({ default: m.TakeSnapshotDialog })),
)

/** Every snapshot of an order, newest first. */
export function SnapshotsScreen() {
  const { id = '' } = useScreenParams()
  const answer = useAnswer(snapshotsEndpoints.listSnapshots, { params: { id }, query: {} })
  if (answer.data) return <LoadedSnapshots list={answer.data} />
  if (answer.error?.status === 404) return <RecordMissing />
  if (answer.error)
    return <FailedSnapshots orderId={id} error={answer.error} retry={() => void answer.refetch()} />
  return <WaitingSnapshots />
}

function LoadedSnapshots({ list }: { list: SnapshotList }) {
  const text = useText()
  const { order, deleted } = list
  const { rows, hasMore, more } = useOlder(list)
  const title = text('snapshots.title', { number: order.number })
  useOwnTitle(title)
  return (
    <>
      <PageHeader title={title} actions={<SnapshotsActions order={order} />} />
      <section className="surface" aria-label={title}>
        {rows.length === 0 ? (
          <EmptyState
            mark={<IconCamera size={28} stroke={1.5} />}
            title={text('snapshots.none', { n: order.number })}
            body={text('snapshots.noneHint')}
          />
        ) : (
          <>
            <p className={`quiet ${classes.intro}`}>{text('snapshots.intro')}</p>
            <SnapshotTable order={order} rows={rows} />
          </>
        )}
        {hasMore && (
          <ActButton variant="default" m="md" can act={more}>
            {text('snapshots.older')}
          </ActButton>
        )}
      </section>
      {deleted.length > 0 && (
        <RecordSection title={text('snapshots.deletedTitle')}>
          <DeletedSnapshots order={order} rows={deleted} />
        </RecordSection>
      )}
    </>
  )
}

/** Older ones are fetched on demand and stay until the list is another. */
function useOlder(list: SnapshotList) {
  const [older, setOlder] = useState<{ of: SnapshotList; rows: SnapshotList['data'] }[]>([])
  const own = older.filter(({ of }) => of === list)
  const rows = [...list.data, ...own.flatMap((each) => each.rows)]
  const [hasMore, setHasMore] = useState<{ of: SnapshotList; value: boolean } | null>(null)
  const more = async () => {
    const before = String(rows.at(-1)?.sequence ?? 0)
    const params = { id: list.order.id }
    const next = await callApi(snapshotsEndpoints.listSnapshots, { params, query: { before } })
    setOlder([...own, { of: list, rows: next.data }])
    setHasMore({ of: list, value: next.hasMore })
  }
  return { rows, hasMore: hasMore?.of === list ? hasMore.value : list.hasMore, more }
}

function SnapshotsActions({ order }: Pick<SnapshotList, 'order'>) {
  const text = useText()
  const [isTaking, setTaking] = useState(false)
  return (
    <>
      <ScreenButton variant="default" screen={ordersScreens.order} params={{ id: order.id }}>
        {text('snapshots.order')}
      </ScreenButton>
      <ActButton
        can={order.can['take']}
        leftSection={<IconCamera size={18} aria-hidden />}
        act={() => {
          setTaking(true)
        }}
      >
        {text('takeSnapshot.open')}
      </ActButton>
      <Suspense>
        {isTaking && <TakeSnapshotDialog order={order} close={() => setTaking(false)} />}
      </Suspense>
    </>
  )
}

function WaitingSnapshots() {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')}>
      <Skeleton height={28} width="40%" mb="md" />
      <Skeleton height={280} />
    </div>
  )
}
