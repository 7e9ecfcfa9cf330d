import type { Previewed } from '#kit/web/form/use-preview.ts'
import { PreviewProblem as Problem } from '#kit/web/show/PreviewProblem.tsx'
import { useText } from '#kit/web/text.ts'

/** Why it is not known what the ledger would be: it refuses, or could not be asked. */
export function PreviewProblem(asked: Pick<Previewed<unknown>, 'error' | 'retry'>) {
  const text = useText('orders')
  return <Problem {...asked} refused={text('effects.refused')} unread={text('effects.unread')} />
}
