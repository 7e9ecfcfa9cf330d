import * as z from 'zod/mini'
import { bulkEndpoint, bulkEntity } from '#kit/contract/bulk.ts'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { message, messageList, outboxMessageRecord, stopAsks } from './message.ts'
import { outboxSubjects } from './outbox.subjects.ts'

const mayView = outboxSubjects.may('view', 'Outbox')
const maySteer = outboxSubjects.may('configure', 'Outbox')

const refusedAddress = z.strictObject({
  address: z.string(),
  refusedAt: instantSchema,
  /** In the words of the mail server. */
  reason: z.string(),
})
export type RefusedMail = z.infer<typeof refusedAddress>

export const outboxEndpoints = {
  listMessages: defineEndpoint({
    method: 'GET',
    path: '/outbox',
    access: mayView,
    list: messageList,
    output: pageOf(message.row),
  }),
  readMessage: defineEndpoint({
    method: 'GET',
    path: '/outbox/{id}',
    access: mayView,
    output: outboxMessageRecord,
  }),
  tryMessageAgain: defineEndpoint({
    method: 'POST',
    path: '/outbox/{id}/attempts',
    access: maySteer,
    output: outboxMessageRecord,
    problems: ['beingSent', 'alreadySent', 'alreadyStopped', 'againWaits'],
  }),
  stopMessage: defineEndpoint({
    method: 'POST',
    path: '/outbox/{id}/stop',
    access: maySteer,
    body: bulkEntity(stopAsks).create,
    output: outboxMessageRecord,
    problems: ['beingSent', 'alreadySent', 'alreadyStopped'],
  }),
  /** The same text to the same address, as a message of its own; the answer is the new one. */
  sendMessageAgain: defineEndpoint({
    method: 'POST',
    path: '/outbox/{id}/copies',
    access: maySteer,
    output: outboxMessageRecord,
    status: 201,
    idempotent: true,
    problems: ['beingSent', 'notSent', 'bearsSecret', 'againWaits'],
  }),
  tryMessagesAgain: bulkEndpoint({ path: '/outbox/attempts', access: maySteer, asks: {} }),
  stopMessages: bulkEndpoint({ path: '/outbox/stops', access: maySteer, asks: stopAsks }),
  /** Which addresses of a record a mail server refused; for staff who see the record and them. */
  readRefusedMail: defineEndpoint({
    method: 'GET',
    path: '/refused-mail/{kind}/{id}',
    access: { signedIn: true },
    params: z.strictObject({
      kind: z.string().check(z.regex(/^[a-z]\w{0,39}$/i, 'format')),
      id: idSchema,
    }),
    output: z.strictObject({ data: z.array(refusedAddress) }),
  }),
}
