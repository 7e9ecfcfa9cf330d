import { isLoneKey } from '../layout/lone-keys.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { ActButton } from '../record/ActButton.tsx'
import { useRefusalText } from '../record/refusal-text.ts'
import { toast } from '../toast/toast.ts'
import { KeyHint } from './KeyHint.tsx'
import type { QueueAct } from './queue-props.ts'

interface Props {
  act: QueueAct
  isFirst: boolean
  /** It was not in sight long enough to be meant. */
  isHeld: boolean
  run: () => unknown
}

/** One act by its button and by its letter. */
export function QueueActButton({ act, isFirst, isHeld, run }: Props) {
  const { letter, label, can, danger, waits } = act
  const told = useRefusalText()
  useShortcut(
    (event) => isLoneKey(event, letter),
    () => void (typeof can === 'object' ? toast.info(told(can)) : run()),
  )
  return (
    <ActButton
      can={can}
      act={run}
      {...(isHeld && { 'aria-disabled': true })}
      {...(waits && {
        'aria-disabled': true,
        'data-disabled': true,
        'aria-description': told(waits),
      })}
      variant={isFirst && !danger ? 'filled' : 'default'}
      {...(danger && { c: 'var(--mantine-color-error)' })}
      aria-keyshortcuts={letter}
    >
      {label}
      <KeyHint letter={letter} />
    </ActButton>
  )
}
