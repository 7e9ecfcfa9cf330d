import { Button } from '@mantine/core'
import { isLoneKey } from '../layout/lone-keys.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { useFocusHandedOn } from '../lost-focus.ts'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import { KeyHint } from './KeyHint.tsx'

interface Props {
  working: {
    last: { name: string; word: string; undo?: unknown } | null
    undo: () => Promise<void>
  }
}

/** What was done last, and for a while the way back. */
export function UndoLine({ working: { last, undo } }: Props) {
  const text = useKitText()
  useShortcut(
    (event) => Boolean(last?.undo) && isLoneKey(event, 'u'),
    () => void undo(),
  )
  return (
    <div role="status" className={classes.last}>
      {last && (
        <>
          <span>{text('queue.last', { name: last.name, word: last.word })}</span>
          {Boolean(last.undo) && <Undo undo={undo} />}
        </>
      )}
    </div>
  )
}

/** It goes after ten seconds, or once it was pressed. */
function Undo({ undo }: { undo: () => Promise<void> }) {
  const text = useKitText()
  const place = useFocusHandedOn<HTMLButtonElement>()
  return (
    <Button
      ref={place}
      variant="subtle"
      size="compact-sm"
      aria-keyshortcuts="u"
      onClick={() => void undo()}
    >
      {text('queue.undo')}
      <KeyHint letter="u" />
    </Button>
  )
}
