import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { webhook } from './webhook.ts'
import { webhookTopics } from './webhook-events.ts'
import { webhooksSubjects } from './webhooks.subjects.ts'

const { may } = webhooksSubjects
const viewing = may('view', 'Webhooks')
const configuring = may('configure', 'Webhooks')

/** `retrying`: a try has failed, and another follows by itself. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const

/** What went wrong when it was no answer. */
export const deliveryFailures = ['timeout', 'unreachable', 'notSecure', 'privateAddress'] as const

const webhookRecord = z.extend(webhook.record, {
  /** Until when the secret before this one is valid, too. */
  oldSecretUntil: z.nullable(instantSchema),
  failingSince: z.nullable(instantSchema),
  turnedOffWhy: z.nullable(z.enum(['gone', 'failing'])),
  waiting: z.int(),
  failed: z.int(),
})
export type WebhookRecord = z.infer<typeof webhookRecord>

const withSecret = z.strictObject({ webhook: webhookRecord, secret: z.string() })

const delivery = z.strictObject({
  id: idSchema,
  event: z.string(),
  /** “Approved the application”, in the reader’s language. */
  label: z.string(),
  reference: z.nullable(z.string()),
  /** Where its record is shown, for whoever may open it. */
  recordPath: z.nullable(z.string()),
  occurredAt: instantSchema,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  triedAt: z.nullable(instantSchema),
  nextAttemptAt: z.nullable(instantSchema),
  answerStatus: z.nullable(z.int()),
  /** Its first 2 KB. */
  answerText: z.nullable(z.string()),
  failure: z.nullable(z.enum(deliveryFailures)),
})
export type Delivery = z.infer<typeof delivery>

const deliveryParams = z.strictObject({ id: idSchema, deliveryId: idSchema })

export const webhooksEndpoints = {
  listWebhooks: defineEndpoint({
    method: 'GET',
    path: '/webhooks',
    access: viewing,
    output: z.strictObject({ data: z.array(webhookRecord) }),
  }),
  /** What other systems can be told of, by kind of record. */
  listWebhookEvents: defineEndpoint({
    method: 'GET',
    path: '/webhooks/events',
    access: viewing,
    output: z.strictObject({
      data: z.array(
        z.strictObject({
          topic: z.enum(webhookTopics),
          events: z.array(z.strictObject({ event: z.string(), label: z.string() })),
        }),
      ),
    }),
  }),
  readWebhook: defineEndpoint({
    method: 'GET',
    path: '/webhooks/{id}',
    access: viewing,
    output: webhookRecord,
  }),
  /** Answers with the secret, as nothing else ever does but its rotation. */
  addWebhook: defineEndpoint({
    method: 'POST',
    path: '/webhooks',
    access: configuring,
    body: webhook.create,
    output: withSecret,
    status: 201,
    problems: ['tooManyWebhooks'],
  }),
  editWebhook: defineEndpoint({
    method: 'PATCH',
    path: '/webhooks/{id}',
    access: configuring,
    body: webhook.update,
    output: webhookRecord,
    ifMatch: true,
  }),
  removeWebhook: defineEndpoint({
    method: 'DELETE',
    path: '/webhooks/{id}',
    access: configuring,
    ifMatch: true,
  }),
  /** Another secret; the one before it is valid for another day. */
  rotateSecret: defineEndpoint({
    method: 'POST',
    path: '/webhooks/{id}/secret',
    access: configuring,
    output: withSecret,
  }),
  testWebhook: defineEndpoint({
    method: 'POST',
    path: '/webhooks/{id}/test',
    access: configuring,
    output: delivery,
    problems: ['webhookOff'],
  }),
  /** The newest first; `state` leaves those of one state, `after` goes on behind the page before. */
  listDeliveries: defineEndpoint({
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    access: viewing,
    query: z.strictObject({
      state: z.optional(z.enum(deliveryStates)),
      after: z.optional(idSchema),
    }),
    output: z.strictObject({
      data: z.array(delivery),
      meta: z.strictObject({ after: z.nullable(idSchema) }),
    }),
  }),
  /** What waits for a later try is sent at the next moment, under the same id. */
  sendDeliveryNow: defineEndpoint({
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/dispatch',
    access: configuring,
    params: deliveryParams,
    output: delivery,
    problems: ['webhookOff', 'deliverySent', 'beingSent', 'tooManyRequests'],
  }),
  replayDelivery: defineEndpoint({
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/replay',
    access: configuring,
    params: deliveryParams,
    output: delivery,
    problems: ['webhookOff', 'stillWaiting'],
  }),
  replayFailed: defineEndpoint({
    method: 'POST',
    path: '/webhooks/{id}/replay',
    access: configuring,
    output: z.strictObject({ replayed: z.int() }),
    problems: ['webhookOff', 'noneFailed'],
  }),
}
