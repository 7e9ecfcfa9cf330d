import { createContext, use, type ReactNode } from 'react'
import { ModuleName } from '../text.ts'
import type { KnownScreen } from './known-screens.ts'

const OwnScreen = createContext<KnownScreen | null>(null)

/** Tells everything inside which screen it is part of, and so whose words to use. */
export function ScreenFrame({ known, children }: { known: KnownScreen; children: ReactNode }) {
  return (
    <OwnScreen value={known}>
      <ModuleName value={known.namespace}>{children}</ModuleName>
    </OwnScreen>
  )
}

/** The words of the screen, whichever module's are used for a part of it. */
export const useOwnNamespace = () => use(OwnScreen)?.namespace ?? 'kit'

export function useOwnScreen(): KnownScreen {
  const known = use(OwnScreen)
  if (!known) throw new Error('useOwnScreen outside a screen')
  return known
}
