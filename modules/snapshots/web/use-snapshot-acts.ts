import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { snapshotsEndpoints } from '../contract/snapshots.endpoints.ts'

const refresh = () => refreshTopics(queries, ['orders', 'snapshots'])

/** Asks, deletes and says so. @returns whether it is deleted */
export function useDeleteSnapshot(orderId: string) {
  const text = useText()
  const words = useProblemText()
  return async (sid: string): Promise<boolean> => {
    const isSure = await confirmAct({
      title: text('deleteSnapshot.sure'),
      body: text('deleteSnapshot.body'),
      verb: text('deleteSnapshot.verb'),
      danger: true,
    })
    if (!isSure) return false
    try {
      await callApi(snapshotsEndpoints.deleteSnapshot, { params: { id: orderId, sid } })
      toast.success(text('deleteSnapshot.done'))
      return true
    } catch (error) {
      toast.error(`${text('deleteSnapshot.failed')}. ${words(error)}`, error)
      return false
    } finally {
      void refresh()
    }
  }
}

export function useRecoverSnapshot(orderId: string) {
  const text = useText()
  return async (sid: string) => {
    await callApi(snapshotsEndpoints.recoverSnapshot, { params: { id: orderId, sid } })
    toast.success(text('snapshots.recovered'))
    void refresh()
  }
}
