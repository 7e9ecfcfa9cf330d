import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { draftToken } from '#modules/forms/contract/form-draft.ts'
import { messageFile, openConversation, writtenMessage } from './message.ts'

const params = z.strictObject({ token: draftToken })
const ofFile = z.strictObject({ token: draftToken, fileId: idSchema })
const open = { public: true } as const
const path = '/public/messages/{token}'
const problems = ['linkExpired']

/** Apart from what is called signed in, so that a phone does not load it. */
export const openMessagesEndpoints = {
  openConversation: defineEndpoint({
    method: 'GET',
    path,
    access: open,
    params,
    output: openConversation,
    problems,
  }),
  answerByLink: defineEndpoint({
    summary: 'Answer a conversation by its link',
    method: 'POST',
    path,
    access: open,
    params,
    body: writtenMessage,
    output: openConversation,
    idempotent: true,
    status: 201,
    problems: [...problems, 'conversationClosed'],
  }),
  readByLink: defineEndpoint({
    summary: 'Read a conversation by its link',
    method: 'POST',
    path: `${path}/reading`,
    access: open,
    params,
    problems,
  }),
  /** Works with an expired link too: the new one goes to the address of the side, whoever asks. */
  sendMessagesLink: defineEndpoint({
    method: 'POST',
    path: `${path}/fresh-link`,
    access: open,
    params,
  }),
  uploadMessageFile: defineEndpoint({
    method: 'POST',
    path: `${path}/files`,
    access: open,
    params,
    upload: true,
    output: messageFile,
    status: 201,
    problems: [...problems, 'fileType', 'fileEmpty', 'conversationClosed'],
  }),
  downloadByLink: defineEndpoint({
    summary: 'Download a file of a conversation by its link',
    method: 'GET',
    path: `${path}/files/{fileId}`,
    access: open,
    params: ofFile,
    stream: 'application/octet-stream',
    problems,
  }),
}
