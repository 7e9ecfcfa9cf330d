import { Button } from '@mantine/core'
import { isLoneKey } from '../layout/lone-keys.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import { KeyHint } from './KeyHint.tsx'

interface Props {
  working: {
    last: { name: string; word: string } | null
    undo: () => Promise<void>
  }
}

/** What was done last, and for a while the way back. */
export function UndoLine({ working: { last, undo } }: Props) {
  const text = useKitText()
  useShortcut(
    (event) => last !== null && isLoneKey(event, 'u'),
    () => void undo(),
  )
  return (
    <div role="status" className={classes.last}>
      {last && (
        <>
          <span>{text('queue.last', { name: last.name, word: last.word })}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-keyshortcuts="u"
            onClick={() => void undo()}
          >
            {text('queue.undo')}
            <KeyHint letter="u" />
          </Button>
        </>
      )}
    </div>
  )
}
