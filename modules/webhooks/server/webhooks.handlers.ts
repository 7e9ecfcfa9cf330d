import { serve, type Call } from '#kit/server/call.ts'
import type { Product } from '#kit/server/server-module.ts'
import { webhooksEndpoints } from '../contract/webhooks.endpoints.ts'
import { webhooksWords } from '../contract/words.ts'
import { addWebhook, editWebhook, removeWebhook, rotateSecret } from './keep-webhook.ts'
import { replayDelivery, replayFailed, sendDeliveryNow, testWebhook } from './replay.ts'
import {
  allEvents,
  eventsBy,
  readDeliveries,
  readDelivery,
  readWebhook,
  readWebhooks,
} from './webhook.queries.ts'

/** What may be told of is what the modules say that the log keeps. */
export const webhooksHandlers = ({ offers }: Product) => {
  const telling = ({ person, language }: Pick<Call, 'person' | 'language'>) => ({
    person,
    language,
    acts: offers.acts,
    noticed: offers.noticed,
  })
  return serve(
    webhooksEndpoints,
    {
      listWebhooks: async ({ db }) => ({ data: await readWebhooks(db) }),

      listWebhookEvents: async ({ language }) => ({
        data: eventsBy({ acts: offers.acts, language }),
      }),

      readWebhook: ({ db, params }) => readWebhook(db, params.id),

      async addWebhook(call) {
        const { id, secret } = await addWebhook(call, allEvents(offers.acts), call.body)
        return { webhook: await readWebhook(call.db, id), secret }
      },

      async editWebhook(call) {
        const { id } = call.params
        await editWebhook(call, id, { events: allEvents(offers.acts), input: call.body })
        return readWebhook(call.db, id)
      },

      async removeWebhook(call) {
        await removeWebhook(call, call.params.id)
        return undefined
      },

      async rotateSecret(call) {
        const secret = await rotateSecret(call, call.params.id)
        return { webhook: await readWebhook(call.db, call.params.id), secret }
      },

      async testWebhook(call) {
        const webhookId = call.params.id
        const id = await testWebhook(call, webhookId)
        return readDelivery(call.db, { webhookId, id }, telling(call))
      },

      async listDeliveries(call) {
        const { id: webhookId } = await readWebhook(call.db, call.params.id)
        return readDeliveries(call.db, { webhookId, ...call.query }, telling(call))
      },

      async sendDeliveryNow(call) {
        const { id: webhookId, deliveryId: id } = call.params
        await sendDeliveryNow(call, webhookId, id)
        return readDelivery(call.db, { webhookId, id }, telling(call))
      },

      async replayDelivery(call) {
        const { id: webhookId, deliveryId: id } = call.params
        await replayDelivery(call, webhookId, id)
        return readDelivery(call.db, { webhookId, id }, telling(call))
      },

      replayFailed: async (call) => ({ replayed: await replayFailed(call, call.params.id) }),
    },
    webhooksWords,
  )
}
