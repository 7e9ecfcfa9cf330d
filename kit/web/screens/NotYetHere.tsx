import { IconCone } from '@tabler/icons-react'
import { screenTitle } from '../page-title.ts'
import { useOwnScreen } from '../router/ScreenFrame.tsx'
import { useKitText, useText } from '../text.ts'
import { HomeLink } from './HomeLink.tsx'
import { MessageScreen } from './MessageScreen.tsx'

/** For a screen that is declared but has no component so far. */
export function NotYetHere() {
  const text = useKitText()
  const words = useText()
  const { key, screen } = useOwnScreen()
  return (
    <MessageScreen
      level={screen.over ? 2 : 1}
      mark={<IconCone size={36} stroke={1.5} />}
      title={text('states.notYetTitle')}
      body={text('states.notYetBody', { screen: screenTitle(words, key) })}
    >
      <HomeLink />
    </MessageScreen>
  )
}
