import type { ReactNode } from 'react'
import { useAskBeforeClose } from './ask-before-close.ts'
import { Dialog } from './Dialog.tsx'

/** A dialog in which something is typed: it asks before that is thrown away. */
export function TypedDialog(props: {
  title: string
  width?: number
  isDirty: boolean
  close: () => void
  children: ReactNode
}) {
  const close = useAskBeforeClose(props.isDirty, props.close)
  return (
    <Dialog title={props.title} close={close} {...(props.width && { width: props.width })}>
      {props.children}
    </Dialog>
  )
}
