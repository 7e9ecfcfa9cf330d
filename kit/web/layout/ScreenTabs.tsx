import { lazy, Suspense } from 'react'
import { useOpenScreen } from '../router/address.ts'

const ScreensBeside = lazy(() =>
  import('./ScreensBeside.tsx').then((m) => ({ default: m.ScreensBeside })),
)

/** The screens that stand beside the open one, when it is one of several under one entry. */
export function ScreenTabs() {
  if (useOpenScreen()?.screen.tab === undefined) return null
  return (
    <Suspense>
      <ScreensBeside />
    </Suspense>
  )
}
