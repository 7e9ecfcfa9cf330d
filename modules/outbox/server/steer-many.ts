import { bulkAct, type BulkAct } from '#kit/server/bulk/bulk-act.ts'
import { messageList } from '../contract/message.ts'
import { outboxWords } from '../contract/words.ts'
import { messageListSource, readSteered } from './message.queries.ts'
import { nameOf, stop, tryAgain } from './steer-message.ts'

const ofMessages = {
  words: outboxWords,
  nameOf: async ({ db }, id) => nameOf(await readSteered(db, id)),
  list: ({ db }) => ({ list: messageList, source: messageListSource(db) }),
} satisfies Partial<BulkAct>

const tryMessagesAgain = bulkAct()({
  ...ofMessages,
  key: 'outbox.tryAgain',
  take: (one, id) => tryAgain(one, id),
})

const stopMessages = bulkAct<{ reason: string }>()({
  ...ofMessages,
  key: 'outbox.stop',
  take: (one, id, { reason }) => stop(one, id, reason),
})

export const outboxBulkActs = { tryMessagesAgain, stopMessages }
