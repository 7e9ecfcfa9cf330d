import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { DialogClose } from './dialog-close.ts'
import { useFocusReturn } from './focus-return.ts'

interface DialogProps extends Omit<ModalProps, 'opened' | 'onClose' | 'size'> {
  close: () => void
  /** Pixels. */
  width?: number
}

/**
 * A dialog as long as it is in the page. It fills the screen of a phone, gives the focus back when
 * it goes, and is not closed by a press beside it, since something may have been typed in it.
 */
export function Dialog({ close, width = 600, children, ...rest }: DialogProps) {
  const isNarrow = useMediaQuery('(width < 37.5em)', false, { getInitialValueInEffect: false })
  useFocusReturn()
  return (
    <Modal
      opened
      size={width}
      fullScreen={isNarrow}
      returnFocus={false}
      closeOnClickOutside={false}
      transitionProps={{ transition: 'fade', duration: 150 }}
      onClose={close}
      {...rest}
    >
      <DialogClose value={close}>{children}</DialogClose>
    </Modal>
  )
}
