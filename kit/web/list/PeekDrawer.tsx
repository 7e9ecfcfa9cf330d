import { Drawer } from '@mantine/core'
import { useFocusReturn } from '../dialog/focus-return.ts'
import { PeekContent } from './PeekContent.tsx'
import type { PeekProps } from './PeekPanel.tsx'

/** A record over its list. */
export function PeekDrawer(props: PeekProps) {
  useFocusReturn()
  return (
    <Drawer
      opened
      position="right"
      size={440}
      returnFocus={false}
      title={props.title}
      onClose={props.close}
    >
      <PeekContent {...props} />
    </Drawer>
  )
}
