import { Button } from '@mantine/core'
import type { Screen } from '#kit/contract/define-screen.ts'
import { useGo } from '../go.ts'
import { isLoneKey } from '../layout/lone-keys.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { ActButton } from '../record/ActButton.tsx'
import { useKitText } from '../text.ts'
import { KeyHint } from './KeyHint.tsx'
import classes from './queue.module.css'
import type { QueueAct } from './queue-props.ts'
import { isEnter } from './queue-keys.ts'
import { mark, onward, type Entry, type QueueState } from './queue-state.ts'
import { UndoLine } from './UndoLine.tsx'
import type { useWorking } from './use-working.ts'

interface Props<Row> {
  entry: Entry<Row>
  acts: readonly QueueAct[]
  change: (change: (state: QueueState<Row>) => QueueState<Row>) => void
  working: ReturnType<typeof useWorking<Row>>
  /** The whole record; null where there is none. */
  open: { screen: Screen; params: Record<string, string> } | null
}

/** What can be done with what is looked at, each by a button and by a letter. */
export function QueueActBar<Row>({ entry, acts, change, working, open }: Props<Row>) {
  const text = useKitText()
  const go = useGo()
  const skip = () =>
    change((state) =>
      onward(entry.place === 'waiting' ? mark(state, entry.id, { place: 'skipped' }) : state),
    )
  const show = () => open && void go(open.screen as never, { params: open.params } as never)
  useShortcut((event) => isLoneKey(event, 's'), skip)
  useShortcut(
    (event) => open !== null && isEnter(event),
    () => void show(),
  )
  const offered = entry.place === 'working' ? [] : acts.filter(({ can }) => can !== undefined)
  return (
    <div className={`${classes.bar} no-print`}>
      <UndoLine working={working} />
      <div className={classes.acts}>
        {offered.map((act, at) => (
          <Act key={act.letter} act={act} isFirst={at === 0} run={() => working.work(entry, act)} />
        ))}
        <Button variant="default" aria-keyshortcuts="s" onClick={skip}>
          {text('queue.skip')}
          <KeyHint letter="s" />
        </Button>
        {open && (
          <Button variant="subtle" aria-keyshortcuts="Enter" onClick={() => void show()}>
            {text('queue.show')}
            <KeyHint letter="↵" />
          </Button>
        )}
      </div>
    </div>
  )
}

function Act(props: { act: QueueAct; isFirst: boolean; run: () => Promise<void> }) {
  const { letter, label, can, danger } = props.act
  useShortcut(
    (event) => can === true && isLoneKey(event, letter),
    () => void props.run(),
  )
  return (
    <ActButton
      can={can}
      act={() => void props.run()}
      variant={props.isFirst ? 'filled' : 'default'}
      {...(danger && !props.isFirst && { c: 'var(--mantine-color-error)' })}
      aria-keyshortcuts={letter}
    >
      {label}
      <KeyHint letter={letter} />
    </ActButton>
  )
}
