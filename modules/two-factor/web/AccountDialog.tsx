import type { ReactNode } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import type { DialogWidth } from '#kit/web/dialog/RecordDialog.tsx'
import { useOnTop } from './top-dialog.ts'

interface AccountDialogProps {
  title: string
  width: DialogWidth
  close: () => void
  /** Over dialogs that are open already. */
  isOnTop?: boolean
  /** Without the cross in the corner: one of the buttons is to be chosen. */
  mustChoose?: boolean
  /** Escape does not answer it either. */
  mustAnswer?: boolean
  children: ReactNode
}

/** A dialog about the own account, which has no address: full-screen on phones. */
export function AccountDialog(props: AccountDialogProps) {
  useOnTop(props.isOnTop ?? false, props.close)
  return (
    <Dialog
      title={props.title}
      width={props.width}
      zIndex={props.isOnTop ? 320 : 200}
      withCloseButton={!props.mustChoose}
      closeOnEscape={!props.mustAnswer}
      close={props.close}
    >
      {props.children}
    </Dialog>
  )
}
