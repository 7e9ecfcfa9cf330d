import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useCloseDialog } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { useReasonText } from './reason-text.ts'
import type { Assignment, Result } from './use-assignment.ts'
import classes from './checks.module.css'
import dialog from './dialogs.module.css'

const secondsToUndo = 10

/** What became of each; for ten seconds it can be taken back. */
export function AssignmentResults(props: { assignment: Assignment; results: readonly Result[] }) {
  const text = useText()
  const kit = useKitText()
  const close = useCloseDialog()
  const { assignment, results } = props
  const shown = assignment.undone ?? results
  const done = results.filter(({ problem }) => problem === null).length
  return (
    <div className={dialog.stepForm}>
      <p role="status" className={dialog.previewTitle}>
        {assignment.undone
          ? text('dialogs.assign.resultUndone')
          : text('dialogs.assign.result', { done, total: results.length })}
      </p>
      <ul className={dialog.preview}>
        {shown.map((result) => (
          <ResultLine key={result.id} result={result} assignment={assignment} />
        ))}
      </ul>
      <div className={dialog.buttons}>
        {done > 0 && !assignment.undone && <Undo undo={assignment.undo} />}
        <Button onClick={close} data-autofocus>
          {kit('actions.close')}
        </Button>
      </div>
    </div>
  )
}

function ResultLine({ result, assignment }: { result: Result; assignment: Assignment }) {
  const text = useText()
  const reasonText = useReasonText()
  const row = assignment.rows.find(({ id }) => id === result.id)
  const isDone = result.problem === null
  const ResultIcon = isDone ? IconCircleCheck : IconCircleX
  const done = text(assignment.undone ? 'dialogs.assign.undone' : 'dialogs.assign.done')
  return (
    <li>
      <span className="numbers">{result.reference ?? row?.reference}</span>
      <span>{row?.participantName}</span>
      <span className={classes.mark} data-result={isDone ? 'pass' : 'fail'}>
        <ResultIcon size={18} stroke={2} aria-hidden />
        {result.problem === null ? done : reasonText(result.problem)}
      </span>
    </li>
  )
}

function Undo({ undo }: { undo: () => Promise<void> }) {
  const text = useText()
  const words = useProblemText()
  const [left, setLeft] = useState(secondsToUndo)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (left === 0 || isBusy) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, isBusy])
  if (failure) return <span role="alert">{failure}</span>
  if (left === 0) return null
  const run = async () => {
    setBusy(true)
    await undo().catch((problem: unknown) => setFailure(words(problem)))
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      rightSection={
        <span className="numbers quiet" aria-hidden>
          {text('dialogs.assign.undoLeft', { seconds: left })}
        </span>
      }
      onClick={() => void run()}
    >
      {text('dialogs.assign.undo')}
    </Button>
  )
}
