import { cloneElement, lazy, Suspense, type ReactElement, type ReactNode } from 'react'
import { Fetching } from './Fetching.tsx'
import { useOpening } from './use-opening.ts'

export interface MenuEntry {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Takes something away. */
  danger?: boolean | undefined
  /** Why it cannot be chosen now; it is told and stays reachable. */
  reason?: string | null | undefined
  /** Of entries of which one holds. */
  isChosen?: boolean
  run: () => unknown
}

export interface DropMenuProps {
  /** A button; what it says and looks like is its own. */
  button: ReactElement
  /** A line stands between two groups. */
  groups: readonly (readonly MenuEntry[])[]
  head?: ReactNode
  position?: 'bottom-start' | 'bottom-end' | 'top-end'
  width?: number
  /** Off where choosing opens something that takes the focus. */
  returnsFocus?: boolean
  /** Off within a panel, which would take a click elsewhere for one beside it. */
  withinPortal?: boolean
}

const load = () => import('./OpenedMenu.tsx')
const OpenedMenu = lazy(() => load().then((m) => ({ default: m.OpenedMenu })))

/** A button and its menu, which is fetched and made when it is first opened. */
export function DropMenu({ button, ...shown }: DropMenuProps) {
  const opening = useOpening({ kind: 'menu', prepare: load })
  return (
    <>
      {cloneElement(button, opening.button)}
      {opening.isAsked && (
        <Suspense fallback={<Fetching of={opening.anchor} />}>
          <OpenedMenu opening={opening} {...shown} />
        </Suspense>
      )}
    </>
  )
}
