import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useFocusReturn } from '#kit/web/dialog/focus-return.ts'
import { useKitText, useText } from '#kit/web/text.ts'

/** A dialog of the record, without an address: a decision is not something to link to. */
export function OverRecord(props: {
  title: string
  /** Asks before what was typed is thrown away. */
  isDirty: boolean
  close: () => void
  children: ReactNode
}) {
  const text = useText()
  const kit = useKitText()
  const isNarrow = useMediaQuery('(width < 37.5em)') ?? false
  useFocusReturn()
  const close = async () => {
    const isSure =
      !props.isDirty ||
      (await confirmAct({
        title: text('dialogs.stale.leave'),
        body: kit('form.leaveBody'),
        verb: kit('form.leave'),
        cancel: kit('form.stay'),
        danger: true,
      }))
    if (isSure) props.close()
  }
  return (
    <Modal
      opened
      size={600}
      fullScreen={isNarrow}
      title={props.title}
      returnFocus={false}
      closeOnClickOutside={false}
      onClose={() => void close()}
    >
      {props.children}
    </Modal>
  )
}
