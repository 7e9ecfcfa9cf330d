import { Button } from '@mantine/core'
import { IconArrowBackUp, IconRefresh, type Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { takeFocus } from '../dialog/focus-first.ts'
import { useProblemText } from '../show/problem-text.ts'
import { ToneBadge } from '../show/StatusBadge.tsx'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import classes from './bulk.module.css'
import { refusedOf } from './runs.ts'
import type { useBulkRun } from './use-bulk-run.ts'
import { useResultWords } from './use-result-words.ts'

interface BulkResultsProps {
  bulk: ReturnType<typeof useBulkRun>
  run: BulkRun
  close: () => void
  onwards?: ReactNode
}

/** How many were done, of each other one why not, and the ways on from there. */
export function BulkResults({ bulk, run, close, onwards }: BulkResultsProps) {
  const kit = useKitText()
  const said = useResultWords()
  const [isBusy, setBusy] = useState(false)
  const words = useProblemText()
  const refused = refusedOf(run)
  const go = async (act: () => Promise<void>) => {
    setBusy(true)
    await act().catch((error: unknown) => toast.error(words(error), error))
    setBusy(false)
  }
  const way = (label: string, Mark: Icon, act: () => Promise<void>) => (
    <Button
      variant="default"
      disabled={isBusy}
      leftSection={<Mark size={16} aria-hidden />}
      onClick={() => void go(act)}
    >
      {label}
    </Button>
  )
  return (
    <div className={classes.panel}>
      <p role="status" className={classes.words}>
        {said(run, bulk.isUndo)}
      </p>
      {run.unchanged > 0 && (
        <p className="quiet">{kit('bulk.unchanged', { count: run.unchanged })}</p>
      )}
      {run.state === 'stopped' && <p role="alert">{kit('bulk.stopped')}</p>}
      {refused.length > 0 && (
        <ul className={classes.results} aria-label={kit('bulk.left', { count: refused.length })}>
          {refused.map(({ id, name, reason }) => (
            <li key={id}>
              <span className="numbers">{name ?? kit('bulk.unseen')}</span>
              <ToneBadge tone="danger">{reason ?? ''}</ToneBadge>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        {run.canUndo && way(kit('bulk.undo'), IconArrowBackUp, bulk.undo)}
        {refused.length > 0 && !bulk.isUndo && way(kit('bulk.retry'), IconRefresh, bulk.retry)}
        {run.done > 0 && !bulk.isUndo && onwards}
        <Button onClick={close} ref={takeFocus}>
          {kit('actions.close')}
        </Button>
      </div>
    </div>
  )
}
