import { useState } from 'react'
import { TypedDialog } from '../dialog/TypedDialog.tsx'
import { useText } from '../text.ts'
import { BulkPanel, type BulkPanelProps } from './BulkPanel.tsx'

/** Does the same to the chosen rows, in a dialog of its own. */
export function BulkDialog({ input, selected, close, children }: BulkPanelProps) {
  const text = useText()
  const [isBegun, setBegun] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const { key, values } = input
  const { count } = selected
  return (
    <TypedDialog
      title={text(`bulk.${key}.title`, { ...values, count })}
      isDirty={isDirty}
      close={() => close(isBegun)}
    >
      <BulkPanel
        input={input}
        selected={selected}
        close={close}
        begun={() => setBegun(true)}
        typed={setDirty}
      >
        {children}
      </BulkPanel>
    </TypedDialog>
  )
}
