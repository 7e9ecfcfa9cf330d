import type { ReactNode } from 'react'
import { useKitText } from '../text.ts'
import { confirmAct } from './confirm.ts'
import { Dialog } from './Dialog.tsx'

/** A dialog in which something is typed: it asks before that is thrown away. */
export function TypedDialog(props: {
  title: string
  width?: number
  isDirty: boolean
  close: () => void
  children: ReactNode
}) {
  const text = useKitText()
  const close = async () => {
    const isSure =
      !props.isDirty ||
      (await confirmAct({
        title: text('step.leave'),
        body: text('form.leaveBody'),
        verb: text('form.leave'),
        cancel: text('form.stay'),
        danger: true,
      }))
    if (isSure) props.close()
  }
  return (
    <Dialog
      title={props.title}
      close={() => void close()}
      {...(props.width && { width: props.width })}
    >
      {props.children}
    </Dialog>
  )
}
