import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useCloseDialog } from '../go.ts'
import { useFocusReturn } from './focus-return.ts'

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
  const isNarrow = useMediaQuery('(max-width: 37.49em)') ?? false
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={close}
      title={props.title}
      size={props.width ?? 650}
      fullScreen={isNarrow}
      returnFocus={false}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      {props.children}
    </Modal>
  )
}
