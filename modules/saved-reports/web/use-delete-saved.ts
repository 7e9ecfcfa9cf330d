import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { savedReportsEndpoints, type SavedReportRow } from '../contract/saved-reports.endpoints.ts'

/** Asks, deletes and says so. */
export function useDeleteSaved() {
  const text = useText()
  const words = useProblemText()
  return async ({ id, name, version }: SavedReportRow) => {
    const isSure = await confirmAct({
      title: text('remove.sure', { name }),
      body: text('remove.body'),
      verb: text('actions.remove'),
      danger: true,
    })
    if (!isSure) return
    try {
      await callApi(savedReportsEndpoints.deleteSavedReport, { params: { id }, version })
      toast.success(text('remove.done'))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      void refreshTopics(queries, ['saved-reports'])
    }
  }
}
