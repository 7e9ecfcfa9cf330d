import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { outboxEndpoints, type MessageRow } from '../contract/outbox.endpoints.ts'
import { messageListSource, readMessage } from './message.queries.ts'
import { outboxEn } from '../contract/strings.en.ts'
import { outboxFr } from '../contract/strings.fr.ts'

const words = { en: outboxEn, fr: outboxFr }

export const outboxHandlers = serve(
  outboxEndpoints,
  {
    listMessages: ({ db, list }) => readPage<MessageRow>(db, messageListSource(db), list),

    /** Letters are about people, and in a demonstration hold secret links: reading one is recorded. */
    async readMessage({ db, settings, params, audit }) {
      const message = await readMessage(db, settings, params.id)
      await audit({ action: 'outbox.read', entity: 'message', entityId: params.id })
      return message
    },
  },
  words,
)
