import { lazy, Suspense, useEffect } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useOwnTitleNow } from '../page-title.ts'
import { useOpenScreen } from '../router/address.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { useText } from '../text.ts'
import { openPalette, paletteCalls } from './palette.ts'
import { rememberPlace } from './recent-places.ts'

const Palette = lazy(() => import('./Palette.tsx').then((m) => ({ default: m.Palette })))

/** Ctrl/⌘ K; the palette itself is fetched when it is first asked for. */
export function PaletteHost({ signOut }: { signOut: () => void }) {
  const calls = paletteCalls.use()
  useRemembered()
  useShortcut(
    (event) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k',
    openPalette,
  )
  if (calls === 0) return null
  return (
    <Suspense>
      <Palette calls={calls} signOut={signOut} />
    </Suspense>
  )
}

function useRemembered() {
  const open = useOpenScreen()
  const href = useRouterState({ select: ({ location }) => location.pathname })
  const own = useOwnTitleNow()
  const declared = useText(open?.namespace ?? 'kit')
  const title =
    own ?? (open && declared.has(`screens.${open.key}`) ? declared(`screens.${open.key}`) : null)
  useEffect(() => {
    if (title) rememberPlace({ id: href, title, href })
  }, [href, title])
}
