import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { webhooksEndpoints } from '../contract/webhooks.endpoints.ts'

/** What is done with one webhook at the press of a button, after a question where it matters. */
export function useWebhookActs({ id, version }: { id: string; version: number }) {
  const text = useText()
  const problemText = useProblemText()
  const attempt = async (act: () => Promise<unknown>, done?: string) => {
    try {
      await act()
      if (done) toast.success(done)
    } catch (problem) {
      toast.error(problemText(problem), problem)
    } finally {
      void refreshTopics(queries, ['webhooks'])
    }
  }
  const params = { id }
  return {
    test: () =>
      attempt(() => callApi(webhooksEndpoints.testWebhook, { params }), text('toast.tested')),

    replayAll: () =>
      attempt(() => callApi(webhooksEndpoints.replayFailed, { params }), text('toast.replayed')),

    sendNow: (deliveryId: string) =>
      attempt(
        () => callApi(webhooksEndpoints.sendDeliveryNow, { params: { id, deliveryId } }),
        text('toast.sentNow'),
      ),

    replay: (deliveryId: string) =>
      attempt(
        () => callApi(webhooksEndpoints.replayDelivery, { params: { id, deliveryId } }),
        text('toast.replayed'),
      ),

    async rotate(show: (secret: string) => void) {
      const isSure = await confirmAct({
        title: text('rotate.title'),
        body: text('rotate.body'),
        verb: text('actions.rotate'),
      })
      if (isSure)
        await attempt(async () =>
          show((await callApi(webhooksEndpoints.rotateSecret, { params })).secret),
        )
    },

    async remove(name: string) {
      const isSure = await confirmAct({
        title: text('remove.title', { name }),
        body: text('remove.body'),
        verb: text('actions.delete'),
        danger: true,
      })
      if (isSure)
        await attempt(
          () => callApi(webhooksEndpoints.removeWebhook, { params, version }),
          text('toast.deleted', { name }),
        )
    },
  }
}
