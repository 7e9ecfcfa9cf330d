import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import { unreadNotices } from '#kit/web/layout/notices.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { usePages } from '#kit/web/use-pages.ts'
import { noticesEndpoints, type Notice } from '../contract/notices.endpoints.ts'
import { notificationsScreens } from '../contract/notifications.screens.ts'
import classes from './notices.module.css'
import { NoticesByDay } from './NoticesByDay.tsx'

const views = ['all', 'unread'] as const
type View = (typeof views)[number]

/** What has happened to the records of a person, newest first. */
export function NoticesScreen() {
  const text = useText()
  const view: View = useSearchParameters()['view'] === 'unread' ? 'unread' : 'all'
  const pages = usePages<Notice>(noticesEndpoints.listNotices, {
    perPage: '25',
    ...(view === 'unread' && { 'filter[isUnread]': 'true' }),
  })
  const [newest] = pages.rows
  return (
    <>
      <PageHeader
        title={text('screens.notifications')}
        actions={newest && <ReadAll upTo={newest.id} />}
      />
      <Views shown={view} />
      <Shown pages={pages} view={view} />
    </>
  )
}

function Shown({ pages, view }: { pages: ReturnType<typeof usePages<Notice>>; view: View }) {
  const text = useText()
  const retry = () => void pages.refetch()
  if (pages.error) return <ProblemState error={pages.error} retry={retry} />
  if (pages.isPending) return <Skeleton height={320} />
  if (pages.rows.length === 0) return <Nothing view={view} />
  return (
    <div className={classes.days}>
      <NoticesByDay notices={pages.rows} />
      {pages.hasNextPage && (
        <Button
          variant="default"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {text('notices.more')}
        </Button>
      )}
    </div>
  )
}

function Nothing({ view }: { view: View }) {
  const text = useText()
  const none = view === 'unread' ? 'noneUnread' : 'none'
  return (
    <EmptyState
      mark={<IconBell size={28} />}
      title={text(`notices.${none}`)}
      body={text(`notices.${none}Hint`)}
    />
  )
}

function Views({ shown }: { shown: View }) {
  const text = useText()
  const go = useGo()
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={text('notices.shown')}
      value={shown}
      data={views.map((value) => ({ value, label: text(`notices.${value}`) }))}
      onChange={(view) =>
        void go(notificationsScreens.notifications, { query: view === 'all' ? {} : { view } })
      }
    />
  )
}

/** As of the newest one shown: what arrives meanwhile stays unread. */
function ReadAll({ upTo }: { upTo: string }) {
  const text = useText()
  const problemText = useProblemText()
  const read = useChange(noticesEndpoints.readNotices)
  if (unreadNotices.use() === 0) return null
  const readAll = async () => {
    try {
      await read.mutateAsync({ body: { upTo } })
      toast.success(text('notices.allRead'))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    }
  }
  return (
    <Button variant="default" loading={read.isPending} onClick={() => void readAll()}>
      {text('notices.readAll')}
    </Button>
  )
}
