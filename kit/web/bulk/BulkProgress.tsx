import { Button, Progress } from '@mantine/core'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { takeFocus } from '../dialog/focus-first.ts'
import { useKitText } from '../text.ts'
import classes from './bulk.module.css'

/** How far it is; nobody has to wait for it. */
export function BulkProgress(props: { run: BulkRun; isUnheard: boolean; close: () => void }) {
  const { run, isUnheard, close } = props
  const text = useKitText()
  const done = run.done + run.unchanged + run.refused
  const words = text('bulk.progress', { done, total: run.total })
  return (
    <div className={classes.panel}>
      <p role="status" className={`${classes.words} numbers`}>
        {words}
      </p>
      <Progress value={(done / run.total) * 100} aria-label={words} />
      <p className="quiet">{text(isUnheard ? 'bulk.unheard' : 'bulk.goesOn')}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close} ref={takeFocus}>
          {text('actions.close')}
        </Button>
      </div>
    </div>
  )
}
