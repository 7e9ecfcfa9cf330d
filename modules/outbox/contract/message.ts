import * as z from 'zod/mini'
import { canSchema, defineEntity } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import type { Tone } from '#kit/contract/define-status.ts'
import { choice, idSchema, instant, integer, longText, text } from '#kit/contract/fields.ts'

export const channels = ['mail', 'sms'] as const

/** `retrying` has failed and is tried again by itself; `failed` waits for a person. */
export const messageStates = {
  waiting: { tone: 'info' },
  retrying: { tone: 'warning' },
  failed: { tone: 'danger' },
  stopped: { tone: 'neutral' },
  sent: { tone: 'success' },
} as const satisfies Record<string, { tone: Tone }>
export type MessageState = keyof typeof messageStates
const states = Object.keys(messageStates) as [MessageState, ...MessageState[]]

const failureKinds = [
  'address',
  'message',
  'denied',
  'busy',
  'unreachable',
  'signIn',
  'provider',
  'other',
] as const

const shown = { readOnly: true, inList: true } as const

/** A letter or text message that left or waits to leave. */
export const message = defineEntity('message', {
  recipient: text(254, { required: true, ...shown }),
  /** A text message has none. */
  subject: text(500, shown),
  state: choice(states, { required: true, ...shown }),
  /** Why the last try failed, in plain words. */
  failureKind: choice(failureKinds, shown),
  /** How often it was tried. */
  attempts: integer({ min: 0, max: 1_000_000 }, { required: true, ...shown }),
  /** When it is tried next; of one that is not tried by itself there is none. */
  nextAttemptAt: instant(shown),
  channel: choice(channels, { required: true, ...shown }),
  language: choice(['en', 'fr'], { required: true, ...shown }),
  writtenAt: instant({ required: true, ...shown }),
  sentAt: instant(shown),
  /** What the other side said. */
  failure: longText(2000, { readOnly: true }),
  stoppedAt: instant({ readOnly: true }),
  stoppedBy: text(200, { readOnly: true }),
  stopReason: longText(500, { readOnly: true }),
  body: longText(20_000, { required: true, readOnly: true }),
  link: text(1000, { readOnly: true }),
})

/** Why a message never leaves. */
export const stopAsks = { reason: longText(500, { required: true }) }

export const messageList = defineList({
  sorts: ['writtenAt'],
  defaultSort: '-writtenAt',
  filters: {
    state: { kind: 'choice', choices: states },
    failureKind: { kind: 'choice', choices: failureKinds },
    templateId: { kind: 'reference' },
    channel: { kind: 'choice', choices: channels },
    language: { kind: 'choice', choices: ['en', 'fr'] },
    writtenAt: { kind: 'date' },
  },
  tabs: {
    all: {},
    waiting: { state: 'waiting' },
    failed: { state: 'retrying,failed' },
    stopped: { state: 'stopped' },
    sent: { state: 'sent' },
  },
  search: true,
  tableState: 'outboxTableState',
})

const named = z.nullable(z.strictObject({ id: idSchema, subject: z.nullable(z.string()) }))

export const outboxMessageRecord = z.strictObject({
  id: idSchema,
  ...messageShape(),
  /** The message that this one is sent once more of. */
  againOf: named,
  can: canSchema,
})
export type MessageRecord = z.infer<typeof outboxMessageRecord>
export type MessageRow = z.infer<typeof message.row>

/** A message has no versions: its text is never changed. */
function messageShape() {
  const { version: _v, createdAt: _c, updatedAt: _u, id: _i, ...own } = message.record.shape
  return own
}
