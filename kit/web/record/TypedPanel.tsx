import type { ReactNode } from 'react'
import { useAskBeforeClose } from '../dialog/ask-before-close.ts'
import { DialogClose } from '../dialog/dialog-close.ts'
import { SidePanel } from './SidePanel.tsx'

/** As `TypedDialog`, beside the record instead of over it. */
export function TypedPanel(props: {
  title: string
  isDirty: boolean
  close: () => void
  children: ReactNode
}) {
  const close = useAskBeforeClose(props.isDirty, props.close)
  return (
    <SidePanel title={props.title} close={close} as="asks">
      <DialogClose value={close}>{props.children}</DialogClose>
    </SidePanel>
  )
}
