import { Switch } from '@mantine/core'
import { useKitText } from '../text.ts'
import { enableShortcuts, useShortcutsEnabled } from './shortcuts.ts'

export function ShortcutSwitch() {
  const text = useKitText()
  const isOn = useShortcutsEnabled()
  return (
    <Switch
      label={text('shortcuts.enabled')}
      checked={isOn}
      onChange={() => enableShortcuts(!isOn)}
    />
  )
}
