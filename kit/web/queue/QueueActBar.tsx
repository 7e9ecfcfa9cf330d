import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'
import { useGo } from '../go.ts'
import { isLoneKey } from '../layout/lone-keys.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { MoreMenu, type MoreAct } from '../record/MoreMenu.tsx'
import { useRefusalText } from '../record/refusal-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { KeyHint } from './KeyHint.tsx'
import { QueueActButton } from './QueueActButton.tsx'
import classes from './queue.module.css'
import type { QueueAct } from './queue-props.ts'
import { isEnter } from './queue-keys.ts'
import { mark, onward, type Entry, type QueueState } from './queue-state.ts'
import { UndoLine } from './UndoLine.tsx'
import type { useWorking } from './use-working.ts'

interface Props<Row> {
  entry: Entry<Row>
  acts: readonly QueueAct[]
  leave: (change: (state: QueueState<Row>) => QueueState<Row>) => Promise<void>
  working: ReturnType<typeof useWorking<Row>>
  /** The whole record; null where there is none. */
  open: { screen: Screen; params: Record<string, string> } | null
}

export const phone = '(width < 37.5em)'
/** So many stand beside the menu where there is no room for more. */
const onPhone = 2

/** What can be done with what is looked at, each by a button and by a letter. */
export function QueueActBar<Row>({ entry, acts, leave, working, open }: Props<Row>) {
  const text = useKitText()
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const { skip, show } = useWays({ entry, leave, open })
  const offered = entry.place === 'working' ? [] : acts.filter(({ can }) => can !== undefined)
  const isPossible = offered.some(({ can, waits }) => can === true && !waits)
  const isNew = useJustShown(`${entry.id} ${isPossible}`)
  const told = useRefusalText()
  const isHeld = (act: QueueAct) => isNew && act.isAtOnce === true
  const run = (act: QueueAct) => () => {
    if (act.waits) return toast.info(told(act.waits))
    return isHeld(act) ? toast.info(text('queue.justShown')) : working.work(entry, act)
  }
  const [shown, rest] = isPhone
    ? [offered.slice(0, onPhone), offered.slice(onPhone)]
    : [offered, []]
  const ways: MoreAct[] = [
    { key: 's', label: text('queue.skip'), can: true, act: skip },
    { key: 'Enter', label: text('queue.show'), can: open ? true : undefined, act: show },
  ]
  return (
    <div className={`${classes.bar} no-print`} data-act-bar>
      <UndoLine working={working} />
      <div className={classes.acts}>
        {shown.map((act, at) => (
          <QueueActButton
            key={act.letter}
            act={act}
            isFirst={at === 0}
            isHeld={isHeld(act)}
            run={run(act)}
          />
        ))}
        {isPhone ? (
          <MoreMenu
            acts={[...rest.map((act) => ({ ...act, key: act.letter, act: run(act) })), ...ways]}
          />
        ) : (
          <>
            <Button variant="default" aria-keyshortcuts="s" onClick={skip}>
              {text('queue.skip')}
              <KeyHint letter="s" />
            </Button>
            {open && (
              <Button variant="subtle" aria-keyshortcuts="Enter" onClick={show}>
                {text('queue.show')}
                <KeyHint letter="↵" />
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** On to the next without deciding, or to the whole record: by a button and by a key. */
function useWays<Row>({ entry, leave, open }: Pick<Props<Row>, 'entry' | 'leave' | 'open'>) {
  const go = useGo()
  const skip = () =>
    void leave((state) =>
      onward(entry.place === 'waiting' ? mark(state, entry.id, { place: 'skipped' }) : state),
    )
  const show = () => {
    if (open) void go(open.screen as never, { params: open.params } as never)
  }
  useShortcut((event) => isLoneKey(event, 's'), skip)
  useShortcut((event) => open !== null && isEnter(event), show)
  return { skip, show }
}

/** As long as a second press may belong to the item before. */
const settling = 600

/** @param sight what is in sight: the item, and whether it can be judged yet */
function useJustShown(sight: string) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sight), settling)
    return () => clearTimeout(timer)
  }, [sight])
  return settled !== sight
}
