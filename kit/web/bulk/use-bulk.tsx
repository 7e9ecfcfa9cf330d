import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { BulkAction } from '../list/list-props.ts'
import type { Selected } from '../list/selection.ts'
import type { BulkInput } from './bulk-input.ts'
import type { BulkPanelProps } from './BulkPanel.tsx'

const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((m) => ({ default: m.BulkDialog })))

/** An act on the chosen rows of a list, as the bar shows it. */
export interface BulkAct extends BulkInput {
  label: string
  icon?: ReactNode
  /** In place of the usual dialog, where more is shown before it is done. */
  Dialog?: ComponentType<BulkPanelProps>
}

interface Asked {
  input: BulkAct
  selected: Selected
  /** Tells the list whether the selection has been dealt with. */
  settle: (isDone: boolean) => void
}

/** `bulkActions` for the list, and the dialog of the one that was chosen for the screen. */
export function useBulk(acts: readonly BulkAct[]) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const bulkActions: BulkAction[] = acts.map((input) => ({
    key: input.key,
    label: input.label,
    icon: input.icon,
    ...(input.danger && { danger: true }),
    run: (selected) => new Promise<boolean>((settle) => setAsked({ input, selected, settle })),
  }))
  const close = (isDone: boolean) => {
    asked?.settle(isDone)
    setAsked(null)
  }
  const Dialog = asked?.input.Dialog ?? BulkDialog
  const dialog = asked && (
    <Suspense>
      <Dialog input={asked.input} selected={asked.selected} close={close} />
    </Suspense>
  )
  return { bulkActions, dialog }
}
