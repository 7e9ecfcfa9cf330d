import { useEffect, useState } from 'react'
import { useAnswer, type Loaded } from '../api-query.ts'
import { ChangedElsewhere } from '../record/ChangedElsewhere.tsx'
import { RecordContext } from '../record/record-context.ts'
import { CopyText } from '../show/CopyText.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import { ActsOfRecord } from './ActsOfRecord.tsx'
import { QueueActBar } from './QueueActBar.tsx'
import { WaitingItem } from './QueueEnd.tsx'
import type { QueueAct, QueueOf } from './queue-props.ts'
import { mark, type Entry, type QueueState } from './queue-state.ts'
import type { useWorking } from './use-working.ts'

interface Props<Row, Record_> {
  queue: QueueOf<Row, Record_>
  entry: Entry<Row>
  change: (change: (state: QueueState<Row>) => QueueState<Row>) => void
  working: ReturnType<typeof useWorking<Row>>
}

/** What is looked at now: as it is at this moment, or why it can no longer be looked at. */
export function QueueItem<Row, Record_ extends { id: string }>(props: Props<Row, Record_>) {
  const { queue, entry, change, working } = props
  const [endpoint] = queue.reads
  const answer = useAnswer(endpoint, { params: { id: entry.id } }) as Loaded<Record_>
  const isGone = answer.error?.status === 404
  useEffect(() => {
    if (isGone) change((state) => mark(state, entry.id, { place: 'gone' }))
  }, [isGone, entry.id, change])
  if (isGone) return <WithoutRecord {...props} />
  if (answer.data) return <Shown {...props} record={answer.data} answer={answer} />
  if (!answer.error) return <WaitingItem />
  return (
    <section className={`surface ${classes.item}`}>
      <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      <QueueActBar entry={entry} acts={[]} change={change} working={working} open={null} />
    </section>
  )
}

function WithoutRecord<Row, Record_>({ entry, change, working }: Props<Row, Record_>) {
  const text = useKitText()
  return (
    <section className={`surface ${classes.item}`}>
      <p role="status" className={classes.notice}>
        {text('queue.gone')}
      </p>
      <QueueActBar entry={entry} acts={[]} change={change} working={working} open={null} />
    </section>
  )
}

function Shown<Row, Record_ extends { id: string }>(
  props: Props<Row, Record_> & { record: Record_; answer: Loaded<Record_> },
) {
  const { queue, entry, change, working, record, answer } = props
  const text = useKitText()
  const { Piece } = queue
  const [acts, offer] = useState<readonly QueueAct[]>([])
  return (
    <section className={`surface ${classes.item}`} aria-label={queue.title(record)}>
      <header className={classes.head}>
        <h2>{queue.title(record)}</h2>
        <CopyText value={queue.reference(record)} what={text('record.reference')} />
      </header>
      <ChangedElsewhere key={record.id} answer={answer} record={record} />
      <DoneElsewhere {...props} />
      <div className={classes.piece} key={record.id}>
        <RecordContext value={{ entity: queue.entity, record }}>
          <Piece record={record} />
        </RecordContext>
      </div>
      <QueueActBar
        entry={entry}
        acts={acts}
        change={change}
        working={working}
        open={queue.opens(entry.id)}
      />
      <ActsOfRecord
        key={record.id}
        record={record}
        useActs={queue.useActs}
        done={(outcome) => working.settle(entry, outcome)}
        offer={offer}
      />
    </section>
  )
}

/** Somebody else was faster, or it is no longer what the queue was opened for. */
function DoneElsewhere<Row, Record_>(
  props: Props<Row, Record_> & { record: Record_; answer: Loaded<Record_> },
) {
  const text = useKitText()
  const { queue, entry, change, record, answer } = props
  const state = queue.stateOf(record)
  const word = queue.stateWord(state)
  const isOther = state !== queue.stateOf(entry.row)
  const isOpen = ['waiting', 'skipped', 'failed'].includes(entry.place)
  // What is kept from a while ago may be older than what was done here.
  const isNews = isOther && isOpen && !answer.isFetching
  const isBack = !isOther && entry.place === 'elsewhere'
  useEffect(() => {
    if (isNews) change((now) => mark(now, entry.id, { place: 'elsewhere', word }))
    if (isBack) change((now) => mark(now, entry.id, { place: 'waiting' }))
  }, [isNews, isBack, entry.id, word, change])
  if (entry.place !== 'elsewhere') return null
  return (
    <p role="status" className={classes.notice}>
      {text('queue.elsewhere', { state: word })}
    </p>
  )
}
