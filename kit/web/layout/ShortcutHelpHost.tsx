import { lazy, Suspense } from 'react'
import { smallStore } from '../small-store.ts'
import { CustomizerHost } from './CustomizerButton.tsx'
import { isSending, sendForm } from './send-form.ts'
import { useShortcut } from './shortcuts.ts'

const ShortcutHelp = lazy(() =>
  import('./ShortcutHelp.tsx').then((m) => ({ default: m.ShortcutHelp })),
)

const isOpen = smallStore(false)

export const openShortcutHelp = () => isOpen.set(true)

/** Dialogs of the layout that are fetched when they are first asked for. */
export function ShortcutHelpHost() {
  const shown = isOpen.use()
  useShortcut((event) => event.key === '?', openShortcutHelp)
  useShortcut(isSending, sendForm)
  return (
    <>
      <CustomizerHost />
      <Suspense>{shown && <ShortcutHelp close={() => isOpen.set(false)} />}</Suspense>
    </>
  )
}
