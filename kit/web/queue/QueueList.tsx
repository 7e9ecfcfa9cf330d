import {
  IconAlertTriangle,
  IconCheck,
  IconPlayerSkipForward,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { daysSince } from '../calendar-days.ts'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import type { EntryWords } from './queue-props.ts'
import type { Entry, Place, QueueState } from './queue-state.ts'

const icons: Partial<Record<Place, typeof IconCheck>> = {
  done: IconCheck,
  skipped: IconPlayerSkipForward,
  failed: IconAlertTriangle,
  elsewhere: IconUsers,
  gone: IconUsers,
}

/** All of the queue: what each is, why it is here, since when, and what became of it. */
export function QueueList<Row>(props: {
  state: QueueState<Row>
  entry: (row: Row) => EntryWords
  open: (id: string) => void
}) {
  const text = useKitText()
  const { entries, at } = props.state
  return (
    <ol className={`surface ${classes.list}`} aria-label={text('queue.list')}>
      {entries.map((entry, index) => (
        <Line
          key={entry.id}
          entry={entry}
          words={props.entry(entry.row)}
          isOpen={index === at}
          open={() => props.open(entry.id)}
        />
      ))}
    </ol>
  )
}

function Line<Row>(props: {
  entry: Entry<Row>
  words: EntryWords
  isOpen: boolean
  open: () => void
}) {
  const text = useKitText()
  const { entry, words, isOpen } = props
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li ref={line} data-place={entry.place} data-late={words.isLate || undefined}>
      <button
        type="button"
        className={classes.line}
        aria-current={isOpen ? 'true' : undefined}
        onClick={props.open}
      >
        <span className={classes.name}>{words.name}</span>
        <span className={classes.aside}>
          {entry.place === 'waiting' && words.since !== null
            ? text('queue.age', { days: daysSince(words.since) })
            : null}
          <Became entry={entry} />
        </span>
        <span className={classes.reason}>{words.line}</span>
        {words.figure && <span className={`${classes.aside} numbers`}>{words.figure}</span>}
      </button>
    </li>
  )
}

function Became({ entry: { place, word, isRefusal } }: { entry: Entry<unknown> }) {
  const text = useKitText()
  if (place === 'waiting') return null
  const Icon = isRefusal ? IconX : icons[place]
  return (
    <>
      {Icon && <Icon size={14} aria-hidden />} {word ?? text(`queue.places.${place}`)}
    </>
  )
}
