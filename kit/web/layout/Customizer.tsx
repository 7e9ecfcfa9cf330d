import { Button, Drawer, Stack, Text } from '@mantine/core'
import { preferenceTable, type Preferences } from '#kit/contract/preferences.ts'
import { setPreferences, usePreferences } from '../preferences.ts'
import { useFocusReturn } from '../dialog/focus-return.ts'
import { useKitText } from '../text.ts'
import { Choice, MainColor, Toggle } from './customizer-controls.tsx'
import { ShortcutSwitch } from './ShortcutSwitch.tsx'

const defaults = Object.fromEntries(
  Object.entries(preferenceTable)
    .filter(([name]) => name !== 'color-scheme')
    .map(([name, declared]) => [name, declared.default]),
) as Partial<Preferences>

/** Everything about the look in one place; each change is seen at once. */
export function Customizer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const text = useKitText()
  const now = usePreferences()
  const isHorizontal = now.appContentLayoutNav === 'horizontal'
  const why = isHorizontal ? text('customizer.atTheSide') : undefined
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={360}
      title={text('customizer.title')}
      overlayProps={{ backgroundOpacity: 0.15 }}
      returnFocus={false}
    >
      <GivesFocusBack />
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {text('customizer.intro')}
        </Text>
        <Choice name="theme" label={text('theme.label')} word={(value) => text(`theme.${value}`)} />
        <MainColor />
        <Choice
          name="skin"
          label={text('customizer.skin')}
          word={(value) => text(`customizer.skins.${value}`)}
        />
        <Choice
          name="appContentLayoutNav"
          label={text('customizer.layout')}
          word={(value) => text(`customizer.layouts.${value}`)}
        />
        <Toggle name="isVerticalNavCollapsed" label={text('customizer.collapsed')} why={why} />
        <Toggle name="isVerticalNavSemiDark" label={text('customizer.semiDark')} why={why} />
        <Choice
          name="appContentWidth"
          label={text('customizer.width')}
          word={(value) => text(`customizer.widths.${value}`)}
        />
        <Choice
          name="navbarType"
          label={text('customizer.navbar')}
          word={(value) => text(`customizer.navbars.${value}`)}
          why={why}
        />
        <Toggle name="navbarBlur" label={text('customizer.blur')} />
        <Toggle name="isRTL" label={text('customizer.rtl')} />
        <ShortcutSwitch />
        <Button variant="default" onClick={() => setPreferences(defaults)}>
          {text('customizer.reset')}
        </Button>
      </Stack>
    </Drawer>
  )
}

/** In the page as long as the drawer's content is. */
function GivesFocusBack() {
  useFocusReturn()
  return null
}
