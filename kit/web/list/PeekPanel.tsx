import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { wideWindow } from '../record/rail-slot.ts'
import type { Opens } from './list-props.ts'
import type { PeekOf } from './peek.ts'
import { PeekFrame } from './PeekFrame.tsx'
import { PeekWaiting } from './PeekWaiting.tsx'

export interface PeekProps {
  id: string
  title: string
  peek: PeekOf
  opens: Opens | undefined
  /** Keeps from which list the record is opened. */
  remember: () => void
  close: () => void
}

const PeekContent = lazy(() =>
  import('./PeekContent.tsx').then((m) => ({ default: m.PeekContent })),
)
const PeekDrawer = lazy(() => import('./PeekDrawer.tsx').then((m) => ({ default: m.PeekDrawer })))

/** A record beside its list, or over it where there is no room; the list keeps the keyboard beside it. */
export function PeekPanel(props: PeekProps) {
  const isWide = useMediaQuery(wideWindow, true, { getInitialValueInEffect: false })
  return isWide ? <Beside {...props} /> : <Over {...props} />
}

const Beside = (props: PeekProps) => (
  <PeekFrame title={props.title} close={props.close}>
    <Suspense fallback={<PeekWaiting id={props.id} peek={props.peek} />}>
      <PeekContent {...props} />
    </Suspense>
  </PeekFrame>
)

function Over(props: PeekProps) {
  const waiting = (
    <PeekFrame title={props.title} close={props.close} isOver>
      <PeekWaiting id={props.id} peek={props.peek} />
    </PeekFrame>
  )
  return (
    <Suspense fallback={waiting}>
      <PeekDrawer {...props} />
    </Suspense>
  )
}
