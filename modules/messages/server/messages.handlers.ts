import { serve, type Change, type Db, type StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { loadApplication } from '#modules/applications/server/application.queries.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { countVisitor } from '#modules/intake/server/count-visitor.ts'
import { messagesEndpoints } from '../contract/messages.endpoints.ts'
import { openMessagesEndpoints } from '../contract/open-messages.endpoints.ts'
import { messagesWords } from '../contract/words.ts'
import {
  answerByLink,
  keepMessageFile,
  presentConversation,
  sendMessagesLink,
} from './answer-by-link.ts'
import { storedFile } from './conversation.queries.ts'
import { markRead } from './keep-message.ts'
import { listConversations } from './list-conversations.ts'
import { openMessagesLink } from './message-links.ts'
import { sendMessage } from './send-message.ts'
import { requireSide, seenSides } from './sides-of.ts'

async function opened(
  { db, files }: { db: Db; files: Files },
  asked: { id: string; fileId: string; sides: readonly Side[] },
): Promise<StreamAnswer> {
  const file = asked.sides.length ? await storedFile(db, asked) : undefined
  if (!file) throw notFound()
  return { mediaType: file.mediaType, fileName: file.name, body: await files.get(file.storageKey) }
}

const onRecord = serve(
  messagesEndpoints,
  {
    listConversations: async (call) => ({ data: await listConversations(call, call.params.id) }),
    sendMessage,
    async readConversation(call) {
      const { person, params, body } = call
      requireSide(person, await loadApplication(call, params.id), body.side)
      await markRead(call, { id: params.id, side: body.side, isStaff: person.type === 'staff' })
      return undefined
    },
    async downloadMessageFile(call) {
      const loaded = await loadApplication(call, call.params.id)
      return opened(call, { ...call.params, sides: seenSides(call.person, loaded) })
    },
  },
  messagesWords,
  formsWords,
)

const byLink = serve(
  openMessagesEndpoints,
  {
    openConversation: async ({ db, params }) =>
      presentConversation(db, await openMessagesLink(db, params.token)),
    answerByLink,
    async readByLink(call) {
      const { id, side } = await openMessagesLink(call.db, call.params.token)
      await markRead(call, { id, side, isStaff: false })
      return undefined
    },
    async sendMessagesLink(call) {
      await countVisitor(call, 'link', 'intakeLinksPerHour')
      await sendMessagesLink(call, call.params.token)
      return undefined
    },
    uploadMessageFile: (call) =>
      keepMessageFile(call as typeof call & Change & Uploading, call.params.token),
    async downloadByLink(call) {
      const { id, side } = await openMessagesLink(call.db, call.params.token)
      return opened(call, { id, fileId: call.params.fileId, sides: [side] })
    },
  },
  messagesWords,
  formsWords,
)

export const messagesHandlers = [...onRecord, ...byLink]
