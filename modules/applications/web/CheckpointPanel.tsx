import { useCloseDialog } from '#kit/web/go.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ChecksPanel } from './pieces/ChecksPanel.tsx'

/** The checks by their own address. */
export function CheckpointPanel() {
  const close = useCloseDialog()
  const { id = '' } = useScreenParams()
  return <ChecksPanel id={id} close={close} />
}
