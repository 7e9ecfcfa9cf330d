import { ActionIcon, Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { dateFormat } from '../../contract/date-format.ts'
import { useLocale } from '../language.ts'
import { DropPanel } from '../menu/DropPanel.tsx'
import { useKitText } from '../text.ts'
import { errorLog } from '../toast/toast.ts'
import navbar from './Navbar.module.css'
import classes from './NoticeBell.module.css'

/** Errors stay here after their toast is gone. */
export function NoticeBell() {
  const text = useKitText()
  const count = errorLog.use().length
  return (
    <DropPanel
      label={text('notices.title')}
      width={360}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={`${navbar.tool} ${classes.bell}`}
          data-has-errors={count > 0 || undefined}
          aria-label={count ? text('notices.withErrors', { count }) : text('notices.open')}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    >
      <NoticeList />
    </DropPanel>
  )
}

function NoticeList() {
  const text = useKitText()
  const time = dateFormat(useLocale(), { timeStyle: 'short' })
  const errors = errorLog.use()
  return (
    <>
      <div className={classes.head}>
        <h2>{text('notices.title')}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={errors.length === 0}
          onClick={() => errorLog.set([])}
        >
          {text('notices.clear')}
        </Button>
      </div>
      {errors.length === 0 && <p className={classes.none}>{text('notices.none')}</p>}
      <ul className={classes.list}>
        {errors.map(({ id, message, requestId, at }) => (
          <li key={id}>
            {message}
            <small>
              {time.format(new Date(at))}
              {requestId && ` · ${text('states.reference', { id: requestId })}`}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
