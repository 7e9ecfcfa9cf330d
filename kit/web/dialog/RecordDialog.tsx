import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { useCloseDialog } from '../go.ts'

/** The widths of dialogs; on phones every dialog fills the screen. */
export type DialogWidth = 600 | 650 | 800 | 900

/**
 * A dialog with an address of its own, over the screen that its own screen names. Closing leads
 * back there, whether it was opened from it, reloaded, or reached by a link.
 */
export function RecordDialog(props: {
  title: ReactNode
  width?: DialogWidth
  children: ReactNode
}) {
  const close = useCloseDialog()
  return (
    <Dialog close={close} title={props.title} width={props.width ?? 650} closeOnClickOutside>
      {props.children}
    </Dialog>
  )
}
