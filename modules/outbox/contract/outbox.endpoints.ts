import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { choice, idSchema, instant, longText, text } from '#kit/contract/fields.ts'
import { outboxSubjects } from './outbox.subjects.ts'

const channels = ['mail', 'sms'] as const
const states = ['sent', 'waiting', 'failed'] as const

/** A letter or text message that left or waits to leave. */
export const message = defineEntity('message', {
  recipient: text(254, { required: true, readOnly: true, inList: true }),
  /** A text message has none. */
  subject: text(500, { readOnly: true, inList: true }),
  channel: choice(channels, { required: true, readOnly: true, inList: true }),
  language: choice(['en', 'fr'], { required: true, readOnly: true, inList: true }),
  writtenAt: instant({ required: true, readOnly: true, inList: true }),
  sentAt: instant({ readOnly: true, inList: true }),
  failure: longText(2000, { readOnly: true }),
  body: longText(20_000, { required: true, readOnly: true }),
  link: text(1000, { readOnly: true }),
})

export const messageList = defineList({
  sorts: ['writtenAt'],
  defaultSort: '-writtenAt',
  filters: {
    channel: { kind: 'choice', choices: channels },
    language: { kind: 'choice', choices: ['en', 'fr'] },
    writtenAt: { kind: 'date' },
    state: { kind: 'choice', choices: states },
  },
  search: true,
  tableState: 'outboxTableState',
})

export const messageRecord = z.strictObject({ id: idSchema, ...messageShape() })
export type MessageRecord = z.infer<typeof messageRecord>
export type MessageRow = z.infer<typeof message.row>

/** A message has no versions: it is never changed. */
function messageShape() {
  const { version: _v, createdAt: _c, updatedAt: _u, id: _i, ...own } = message.record.shape
  return own
}

const mayView = outboxSubjects.may('view', 'Outbox')

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
    output: messageRecord,
  }),
}
