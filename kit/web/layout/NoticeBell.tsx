import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, type ComponentType } from 'react'
import { DropPanel } from '../menu/DropPanel.tsx'
import { useKitText } from '../text.ts'
import { errorLog } from '../toast/toast.ts'
import navbar from './Navbar.module.css'
import classes from './NoticeBell.module.css'
import { unreadNotices } from './notices.ts'

const ErrorList = lazy(() => import('./ErrorList.tsx').then((m) => ({ default: m.ErrorList })))

/** So many are written out. */
const mostSaid = 99

export interface NoticeBellProps {
  /** The latest notices, fetched when the bell is opened. */
  Latest: ComponentType
}

/** What is news to the person; errors stay here after their toast is gone. */
export function NoticeBell({ Latest }: NoticeBellProps) {
  const text = useKitText()
  const errors = errorLog.use().length
  const unread = unreadNotices.use()
  const said = [
    unread > mostSaid && text('notices.manyUnread', { count: mostSaid }),
    unread > 0 && unread <= mostSaid && text('notices.unread', { count: unread }),
    errors > 0 && text('notices.withErrors', { count: errors }),
  ].filter(Boolean)
  return (
    <DropPanel
      label={text('notices.open')}
      width={360}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={`${navbar.tool} ${classes.bell}`}
          data-has-errors={errors > 0 || undefined}
          aria-label={said.join(', ') || text('notices.open')}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={`${classes.count} numbers`} aria-hidden>
              {unread > mostSaid ? `${mostSaid}+` : unread}
            </span>
          )}
        </ActionIcon>
      }
    >
      <Latest />
      {errors > 0 && <ErrorList />}
    </DropPanel>
  )
}
