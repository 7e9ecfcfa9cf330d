import { Link } from '@tanstack/react-router'
import { mayLeaveForms } from '../form/leave-guard.ts'
import { screenTitle } from '../page-title.ts'
import { useOwnScreen } from '../router/ScreenFrame.tsx'
import { PageHeader } from '../show/PageHeader.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText, useText } from '../text.ts'
import classes from './queue.module.css'
import { QueueEnd, WaitingItem, WaitingQueue } from './QueueEnd.tsx'
import { QueueItem } from './QueueItem.tsx'
import { QueueList } from './QueueList.tsx'
import { QueuePlace } from './QueuePlace.tsx'
import type { QueueOf } from './queue-props.ts'
import { goTo, type QueueState } from './queue-state.ts'
import { useQueue } from './use-queue.ts'
import { useWorking } from './use-working.ts'

/**
 * Works through a list, one after the other: the list at the side, what is looked at beside it, and
 * what can be done with it below. Each act leads to the next.
 */
export function QueueScreen<Row extends { id: string }, Record_ extends { id: string }>({
  queue,
}: {
  queue: QueueOf<Row, Record_>
}) {
  const text = useText()
  const kit = useKitText()
  const { key } = useOwnScreen()
  const model = useQueue(queue)
  const working = useWorking<Row>(model.change, (row) => queue.entry(row).name)
  const { state, change } = model
  const entry = state?.entries[state.at]
  const hasEntries = state !== null && state.entries.length > 0
  // What is typed beside an entry goes with it.
  const leave = async (by: (state: QueueState<Row>) => QueueState<Row>) => {
    if (await mayLeaveForms()) change(by)
  }
  const back = (
    <Link to={queue.back.path} search={model.parameters}>
      {kit('queue.back')}
    </Link>
  )
  return (
    <>
      <PageHeader
        title={screenTitle(text, key)}
        below={back}
        actions={hasEntries && <QueuePlace state={state} leave={leave} />}
      />
      {model.error !== null && <ProblemState error={model.error} retry={model.retry} />}
      {!state && model.error === null && <WaitingQueue />}
      {state && (
        <div className={classes.queue} data-empty={!hasEntries || undefined}>
          {hasEntries && (
            <QueueList
              state={state}
              entry={queue.entry}
              open={(id) => void leave((now) => goTo(now, id))}
            />
          )}
          {entry && <QueueItem {...{ queue, entry, change, leave, working, back }} />}
          {!entry && state.after === null && (
            <QueueEnd state={state} change={change} working={working} back={back} />
          )}
          {!entry && state.after !== null && <Coming {...model.growth} />}
        </div>
      )}
    </>
  )
}

/** The list goes on, and what follows is not here yet. */
const Coming = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error === null ? <WaitingItem /> : <ProblemState error={error} retry={retry} />
