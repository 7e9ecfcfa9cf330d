import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useAnswer, type Loaded } from '../api-query.ts'
import { FormAbout } from '../form/form-about.ts'
import { ChangedElsewhere } from '../record/ChangedElsewhere.tsx'
import { isOwnChange } from '../record/own-changes.ts'
import { RecordContext } from '../record/record-context.ts'
import { CopyText } from '../show/CopyText.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import { ActsOfRecord, type Offered } from './ActsOfRecord.tsx'
import { ItemFrame } from './ItemFrame.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { QueueActBar } from './QueueActBar.tsx'
import { WaitingItem } from './QueueEnd.tsx'
import type { QueueOf } from './queue-props.ts'
import { know, mark, type Entry, type QueueState } from './queue-state.ts'
import type { useWorking } from './use-working.ts'

interface Props<Row, Record_> {
  queue: QueueOf<Row, Record_>
  entry: Entry<Row>
  change: (change: (state: QueueState<Row>) => QueueState<Row>) => void
  /** The same where what is typed beside the entry would be lost. */
  leave: (change: (state: QueueState<Row>) => QueueState<Row>) => Promise<void>
  working: ReturnType<typeof useWorking<Row>>
  /** The list that it works through. */
  back: ReactNode
}

/** What is looked at now: as it is at this moment, or why it can no longer be looked at. */
export function QueueItem<Row, Record_ extends { id: string }>(props: Props<Row, Record_>) {
  const { queue, entry, change, leave, working } = props
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
    <ItemFrame bar={<QueueActBar {...{ entry, leave, working }} acts={[]} open={null} />}>
      <ProblemState error={answer.error} retry={() => void answer.refetch()} />
    </ItemFrame>
  )
}

function WithoutRecord<Row, Record_>({ entry, leave, working }: Props<Row, Record_>) {
  const text = useKitText()
  return (
    <ItemFrame bar={<QueueActBar {...{ entry, leave, working }} acts={[]} open={null} />}>
      <p role="status" className={classes.notice}>
        {text('queue.gone')}
      </p>
    </ItemFrame>
  )
}

function Shown<Row, Record_ extends { id: string }>(
  props: Props<Row, Record_> & { record: Record_; answer: Loaded<Record_> },
) {
  const { queue, entry, leave, working, record, answer, back } = props
  const text = useKitText()
  const { Piece } = queue
  const [offered, offer] = useState<Offered<Record_>>({ of: null, acts: [] })
  useBeginning(record.id)
  return (
    <ItemFrame
      label={queue.title(record)}
      bar={
        <QueueActBar
          {...{ entry, leave, working }}
          acts={offered.acts}
          open={queue.opens(entry.id)}
        />
      }
    >
      <header className={classes.head}>
        <h2>{queue.title(record)}</h2>
        {queue.status?.(record)}
        <CopyText value={queue.reference(record)} what={text('form.reference')} />
      </header>
      <ChangedElsewhere key={`changed ${record.id}`} answer={answer} record={record} />
      <DoneElsewhere {...props} offered={offered} />
      <NotAllowed key={`allowed ${record.id}`} {...{ queue, entry, record, offered, back }} />
      <div className={classes.piece} key={`piece ${record.id}`}>
        <RecordContext value={{ entity: queue.entity, record }}>
          <Piece record={record} />
        </RecordContext>
      </div>
      <FormAbout value={record.id}>
        <ActsOfRecord
          key={`acts ${record.id}`}
          record={record}
          useActs={queue.useActs}
          done={(outcome) => working.settle(entry, outcome)}
          offer={offer}
        />
      </FormAbout>
    </ItemFrame>
  )
}

/** Each is read from its beginning. */
function useBeginning(id: string) {
  const seen = useRef('')
  useEffect(() => {
    if (seen.current !== id) scrollTo(0, 0)
    seen.current = id
  }, [id])
}

/** Somebody else was faster, or it is no longer what the queue was opened for. */
function DoneElsewhere<Row, Record_ extends { id: string }>(
  props: Props<Row, Record_> & {
    record: Record_
    answer: Loaded<Record_>
    offered: Offered<Record_>
  },
) {
  const text = useKitText()
  const { queue, entry, change, record, answer, offered } = props
  const state = queue.stateOf(record)
  const word = queue.stateWord(state)
  const isOther = state !== (entry.known ?? queue.stateOf(entry.row))
  const isOpen = ['waiting', 'skipped', 'failed'].includes(entry.place)
  // What is kept from a while ago may be older than what was done here.
  const isNews = isOther && isOpen && !answer.isFetching && offered.of === record
  const isOwn = isOwnChange(record)
  const goesOn = isOwn && offered.acts.some(({ can }) => can === true)
  const isBack = !isOther && entry.place === 'elsewhere'
  useEffect(() => {
    if (isNews)
      change((now) =>
        goesOn
          ? know(now, entry.id, state)
          : mark(now, entry.id, { place: isOwn ? 'done' : 'elsewhere', word }),
      )
    if (isBack) change((now) => mark(now, entry.id, { place: 'waiting' }))
  }, [isNews, isBack, goesOn, isOwn, entry.id, state, word, change])
  if (entry.place !== 'elsewhere') return null
  return (
    <p role="status" className={classes.notice}>
      {text('queue.elsewhere', { state: word })}
    </p>
  )
}
