import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useFocusReturn } from '#kit/web/dialog/focus-return.ts'
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
  const isNarrow = useMediaQuery('(width < 37.5em)') ?? false
  useFocusReturn()
  useOnTop(props.isOnTop ?? false, props.close)
  return (
    <Modal
      opened
      title={props.title}
      size={props.width}
      fullScreen={isNarrow}
      zIndex={props.isOnTop ? 320 : 200}
      withCloseButton={!props.mustChoose}
      closeOnClickOutside={false}
      closeOnEscape={!props.mustAnswer}
      returnFocus={false}
      onClose={props.close}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      {props.children}
    </Modal>
  )
}
