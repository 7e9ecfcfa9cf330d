import { useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { businessDaysEndpoints, type ClosureRow } from '../contract/business-days.endpoints.ts'

/** Removes a closure after asking; what stands in the way is said. */
export function useRemoveClosure() {
  const text = useText()
  const bilingual = useBilingual()
  const problemText = useProblemText()
  const remove = useChange(businessDaysEndpoints.removeClosure)
  return async ({ id, version, name }: ClosureRow) => {
    const isSure = await confirmAct({
      title: text('closures.removeTitle', { name: bilingual(name) }),
      body: text('closures.removeBody'),
      verb: text('closures.remove'),
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ params: { id }, version })
      toast.success(text('toast.removed'))
    } catch (problem) {
      toast.error(problemText(problem))
    }
  }
}
