import { Button } from '@mantine/core'
import { dateFormat } from '../../contract/date-format.ts'
import { useLocale } from '../language.ts'
import { useKitText } from '../text.ts'
import { errorLog } from '../toast/toast.ts'
import classes from './NoticeBell.module.css'

/** What went wrong since the page was opened, newest first. */
export function ErrorList() {
  const text = useKitText()
  const time = dateFormat(useLocale(), { timeStyle: 'short' })
  return (
    <section className={classes.errors}>
      <div className={classes.head}>
        <h2>{text('notices.title')}</h2>
        <Button variant="subtle" size="compact-sm" onClick={() => errorLog.set([])}>
          {text('notices.clear')}
        </Button>
      </div>
      <ul className={classes.list}>
        {errorLog.use().map(({ id, message, requestId, at }) => (
          <li key={id}>
            {message}
            <small>
              {time.format(new Date(at))}
              {requestId && ` · ${text('states.reference', { id: requestId })}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
