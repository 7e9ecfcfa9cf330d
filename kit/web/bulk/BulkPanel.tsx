import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { randomKey } from '../form/attempt-key.ts'
import type { Selected } from '../list/selection.ts'
import { useProblemText } from '../show/problem-text.ts'
import { Loading } from '../show/Loading.tsx'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { rowsOf, type BulkInput } from './bulk-input.ts'
import { BulkForm } from './BulkForm.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkResults } from './BulkResults.tsx'
import { followRuns } from './follow-run.ts'
import { useBulkRun } from './use-bulk-run.ts'
import { useResultWords } from './use-result-words.ts'

export interface BulkPanelProps {
  input: BulkInput
  selected: Selected
  /** Told whether anything was done. */
  close: (isDone: boolean) => void
  /** What it is about, shown before it is done. */
  children?: ReactNode
  /** Told once something was done, whoever closes the dialog. */
  begun?: (run: BulkRun) => void
  /** Told whether there is something that closing would throw away. */
  typed?: (isDirty: boolean) => void
}

/** Asks, does it to all of them, tells how far it is and what became of each. */
export function BulkPanel(props: BulkPanelProps) {
  const { input, selected, close, children, begun, typed } = props
  const bulk = useBulkRun(input, rowsOf(selected, input.matching))
  const { run } = bulk
  const send = async (body: object, key: string) => begun?.(await bulk.send(body, key))
  useFollowedWhenClosed(input, bulk)
  useAtOnce(input, { send, giveUp: () => close(false) })
  if (run && bulk.isRunning)
    return <BulkProgress run={run} isUnheard={bulk.isUnheard} close={() => close(true)} />
  const isDone = () => close(true)
  // Another result takes the focus anew: the button that led to it is gone.
  if (run)
    return <BulkResults key={run.id} bulk={bulk} run={run} close={isDone} onwards={input.onwards} />
  if (input.atOnce) return <Loading />
  return (
    <BulkForm input={input} count={selected.count} send={send} typed={typed}>
      {children}
    </BulkForm>
  )
}

/** Whoever closes the dialog of a run is told when it has ended. */
function useFollowedWhenClosed({ topics }: BulkInput, bulk: ReturnType<typeof useBulkRun>) {
  const kit = useKitText()
  const said = useResultWords()
  const failed = useProblemText()
  const { runs, isRunning, isUndo } = bulk
  const follow = useEffectEvent(() => {
    if (isRunning) void followRuns(runs, { topics, isUndo, said, kit, failed })
  })
  useEffect(() => () => follow(), [])
}

function useAtOnce(
  { atOnce }: BulkInput,
  to: { send: (body: object, key: string) => Promise<unknown>; giveUp: () => void },
) {
  const words = useProblemText()
  const begin = useEffectEvent((key: string) => {
    to.send({}, key).catch((error: unknown) => {
      toast.error(words(error), error)
      to.giveUp()
    })
  })
  useEffect(() => {
    if (atOnce) begin(randomKey())
  }, [atOnce])
}
