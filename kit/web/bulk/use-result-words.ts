import type { BulkRun } from '#kit/contract/bulk.ts'
import { useKitText, useText } from '../text.ts'

/** How many were done, in the module's words when it has some. */
export function useResultWords() {
  const text = useText()
  const kit = useKitText()
  return ({ done, total }: BulkRun, isUndo: boolean) => {
    if (isUndo) return kit('bulk.undone', { done, total })
    return (text.has('bulk.result') ? text : kit)('bulk.result', { done, total })
  }
}
