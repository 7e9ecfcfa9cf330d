import type { ReactNode } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
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
    <Dialog title={props.title} close={() => void close()}>
      {props.children}
    </Dialog>
  )
}
