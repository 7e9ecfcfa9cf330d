import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { sides } from '#modules/intake/contract/sides.ts'
import { conversation, writtenMessage } from './message.ts'

const { may } = applicationsSubjects
const path = '/applications/{id}/messages'
const side = z.enum(sides, 'choice')

/** What staff and applicants who are signed in write to one another. */
export const messagesEndpoints = {
  /** Of both sides as far as staff see them; of an applicant the own one. */
  listConversations: defineEndpoint({
    method: 'GET',
    path,
    access: may('view', 'Applications View'),
    output: z.strictObject({ data: z.array(conversation) }),
  }),
  /** Files have been sent before (`POST /files`). */
  sendMessage: defineEndpoint({
    method: 'POST',
    path,
    access: may('update', 'Applications View'),
    body: z.extend(writtenMessage, { side }),
    output: conversation,
    idempotent: true,
    status: 201,
    problems: ['participantMissing', 'conversationClosed', 'sharedAddress'],
  }),
  /** What the other end wrote has been seen. */
  readConversation: defineEndpoint({
    method: 'POST',
    path: `${path}/reading`,
    access: may('view', 'Applications View'),
    body: z.strictObject({ side }),
  }),
  downloadMessageFile: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/message-files/{fileId}',
    access: may('view', 'Applications View'),
    params: z.strictObject({ id: idSchema, fileId: idSchema }),
    stream: 'application/octet-stream',
  }),
}
