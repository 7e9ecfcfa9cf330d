import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { duplicatesEndpoints, type DuplicateRow } from '../contract/duplicates.endpoints.ts'

type Pair = Pick<DuplicateRow, 'first' | 'second'>

const bodyOf = ({ first, second }: Pair) => ({
  body: { firstId: first.id, secondId: second.id },
})

function useAct() {
  const words = useProblemText()
  return async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      void refreshTopics(queries, ['shareholders'])
    }
  }
}

/** They are two; the toast takes it back at once, the other view of the list at any time. */
export function useKeepApart() {
  const text = useText()
  const act = useAct()
  const compareAgain = useCompareAgain()
  return (pair: Pair) =>
    act(async () => {
      await callApi(duplicatesEndpoints.keepApart, bodyOf(pair))
      toast.success(text('duplicates.kept'), {
        label: text('merge.undo'),
        run: () => void compareAgain(pair),
      })
    })
}

/** They may be one after all. */
export function useCompareAgain() {
  const text = useText()
  const act = useAct()
  return (pair: Pair) =>
    act(async () => {
      await callApi(duplicatesEndpoints.compareAgain, bodyOf(pair))
      toast.success(text('duplicates.comparedAgain'))
    })
}
