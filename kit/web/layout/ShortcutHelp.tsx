import { Kbd } from '@mantine/core'
import { Fragment } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { useKitText } from '../text.ts'
import classes from './ShortcutHelp.module.css'
import { ShortcutSwitch } from './ShortcutSwitch.tsx'

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

const shortcuts = [
  ['palette', [`${commandKey} K`]],
  ['help', ['?']],
  ['rows', ['↓', '↑', 'J', 'K']],
  ['openRow', ['Enter']],
  ['peekRow', ['Space']],
  ['selectRow', ['X']],
  ['queueAct', ['A', 'B', '…']],
  ['queueSkip', ['S']],
  ['queueUndo', ['U']],
  ['send', [`${commandKey} Enter`]],
  ['close', ['Esc']],
] as const

export function ShortcutHelp({ close }: { close: () => void }) {
  const text = useKitText()
  return (
    <Dialog close={close} title={text('shortcuts.title')} width={480} closeOnClickOutside>
      <dl className={classes.list}>
        {shortcuts.map(([name, keys]) => (
          <div key={name}>
            <dt>{text(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${text('shortcuts.or')} `}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </Dialog>
  )
}
