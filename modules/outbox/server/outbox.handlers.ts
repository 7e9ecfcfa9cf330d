import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { MessageRow } from '../contract/message.ts'
import { outboxEndpoints } from '../contract/outbox.endpoints.ts'
import { outboxWords } from '../contract/words.ts'
import { messageListSource, readMessage } from './message.queries.ts'
import { readRefusedMail } from './refused-mail.queries.ts'
import { outboxBulkActs } from './steer-many.ts'
import { sendAgain, stop, tryAgain } from './steer-message.ts'

/** Who is written to is asked when somebody calls: other modules say it. */
export const outboxHandlers = ({ offers }: Product) =>
  serve(
    outboxEndpoints,
    {
      listMessages: ({ db, list }) => readPage<MessageRow>(db, messageListSource(db), list),

      /** Letters are about people, and in a demonstration hold secret links: reading one is recorded. */
      async readMessage(call) {
        const { id } = call.params
        const message = await readMessage(call, id)
        await call.audit({ action: 'outbox.read', entity: 'message', entityId: id })
        return message
      },

      async tryMessageAgain(call) {
        await tryAgain(call, call.params.id)
        return readMessage(call, call.params.id)
      },

      async stopMessage(call) {
        await stop(call, call.params.id, call.body.reason)
        return readMessage(call, call.params.id)
      },

      async sendMessageAgain(call) {
        return readMessage(call, await sendAgain(call, call.params.id))
      },

      tryMessagesAgain: (call) => actOnMany(call, outboxBulkActs.tryMessagesAgain, call.body),
      stopMessages: (call) => actOnMany(call, outboxBulkActs.stopMessages, call.body),

      readRefusedMail: async (call) => ({
        data: await readRefusedMail(call, offers.mailboxes, call.params),
      }),
    },
    outboxWords,
  )
