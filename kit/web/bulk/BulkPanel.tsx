import { Loader } from '@mantine/core'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { randomKey } from '../form/attempt-key.ts'
import type { Selected } from '../list/selection.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText, useText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { rowsOf, type BulkInput } from './bulk-input.ts'
import { BulkForm } from './BulkForm.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkResults } from './BulkResults.tsx'
import { followRun } from './follow-run.ts'
import { useBulkRun } from './use-bulk-run.ts'

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
  const text = useKitText()
  const bulk = useBulkRun(input, rowsOf(selected, input.matching))
  const { run } = bulk
  const send = async (body: object, key: string) => begun?.(await bulk.send(body, key))
  useFollowedWhenClosed(input, bulk)
  useAtOnce(input, { send, giveUp: () => close(false) })
  if (run && bulk.isRunning) return <BulkProgress run={run} close={() => close(true)} />
  if (run) return <BulkResults input={input} bulk={bulk} run={run} close={() => close(true)} />
  if (input.atOnce) return <Loader aria-label={text('states.loading')} />
  return (
    <BulkForm
      input={input}
      count={selected.count}
      cancel={() => close(false)}
      send={send}
      typed={typed}
    >
      {children}
    </BulkForm>
  )
}

/** Whoever closes the dialog of a run is told when it has ended. */
function useFollowedWhenClosed(input: BulkInput, bulk: ReturnType<typeof useBulkRun>) {
  const text = useText()
  const kit = useKitText()
  const words = useProblemText()
  const follow = useEffectEvent(() => {
    const { run } = bulk
    if (run?.state !== 'running') return
    const said = ({ done, total }: BulkRun) =>
      text.has('bulk.result')
        ? text('bulk.result', { done, total })
        : kit('bulk.result', { done, total })
    const takenBack = ({ done, total }: BulkRun) => kit('bulk.undone', { done, total })
    void followRun(run, {
      topics: input.topics,
      // A run that is closed while it takes another back cannot be taken back itself.
      said: bulk.isUndo ? takenBack : said,
      takenBack,
      stopped: kit('bulk.stopped'),
      undo: kit('bulk.undo'),
      failed: words,
    })
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
