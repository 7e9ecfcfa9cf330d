import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useFocusReturn } from '../dialog/focus-return.ts'
import { useKitText } from '../text.ts'
import classes from './ShortcutHelp.module.css'
import { ShortcutSwitch } from './ShortcutSwitch.tsx'

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

const shortcuts = [
  ['palette', [`${commandKey} K`]],
  ['help', ['?']],
  ['rows', ['↓', '↑']],
  ['openRow', ['Enter']],
  ['selectRow', ['X']],
  ['close', ['Esc']],
] as const

export function ShortcutHelp({ close }: { close: () => void }) {
  const text = useKitText()
  useFocusReturn()
  return (
    <Modal opened onClose={close} title={text('shortcuts.title')} size={480} returnFocus={false}>
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
    </Modal>
  )
}
