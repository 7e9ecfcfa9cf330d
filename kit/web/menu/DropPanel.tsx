import { cloneElement, lazy, Suspense, type ReactElement, type ReactNode } from 'react'
import { Fetching } from './Fetching.tsx'
import { useOpening } from './use-opening.ts'

export interface DropPanelProps {
  button: ReactElement
  /** What it is called. */
  label: string
  width: number
  className?: string | undefined
  position?: 'bottom-start' | 'bottom-end'
  startsOpen?: boolean
  onChange?: (isOpen: boolean) => void
  children: ReactNode
}

const load = () => import('./OpenedPanel.tsx')
const OpenedPanel = lazy(() => load().then((m) => ({ default: m.OpenedPanel })))

/** A button and the panel below it, which is fetched and made when it is first opened. */
export function DropPanel({ button, startsOpen = false, onChange, ...shown }: DropPanelProps) {
  const opening = useOpening({
    kind: 'dialog',
    prepare: load,
    startsOpen,
    ...(onChange && { onChange }),
  })
  return (
    <>
      {cloneElement(button, opening.button)}
      {opening.isAsked && (
        <Suspense fallback={<Fetching of={opening.anchor} />}>
          <OpenedPanel opening={opening} {...shown} />
        </Suspense>
      )}
    </>
  )
}
