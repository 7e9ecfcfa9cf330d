import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { historyEntry } from '#kit/contract/history.ts'
import { noteRecord } from './notes.endpoints.ts'
import { parentParams } from './parents.ts'
import { taskRecord } from './tasks.endpoints.ts'

/** What a record's timeline is made of. */
export const timelineKinds = ['note', 'task', 'spoken', 'message', 'history'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** So many at a time. */
export const timelineLength = 20

/** A letter or text message about the record; its text is in the outbox. */
const timelineMessage = z.strictObject({
  id: idSchema,
  recipient: z.string(),
  subject: z.nullable(z.string()),
  channel: z.enum(['mail', 'sms']),
  sentAt: z.nullable(instantSchema),
  hasFailed: z.boolean(),
  /** It never leaves. */
  isStopped: z.boolean(),
})

/** What was written with somebody from outside, whole; its files are where it is kept. */
const spoken = z.strictObject({
  id: idSchema,
  side: z.enum(['employer', 'employee']),
  isFromStaff: z.boolean(),
  author: z.string(),
  text: z.string(),
  readAt: z.nullable(instantSchema),
  files: z.int(),
})
export type Spoken = z.infer<typeof spoken>

const item = { id: idSchema, at: instantSchema }
export const timelineItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...item, kind: z.literal('note'), note: noteRecord }),
  /** When it was done. */
  z.strictObject({ ...item, kind: z.literal('task'), task: taskRecord }),
  z.strictObject({ ...item, kind: z.literal('spoken'), spoken }),
  z.strictObject({ ...item, kind: z.literal('message'), message: timelineMessage }),
  z.strictObject({ ...item, kind: z.literal('history'), entry: historyEntry }),
])
export type TimelineItem = z.infer<typeof timelineItem>

export const timeline = z.strictObject({
  /** Newest first. */
  data: z.array(timelineItem),
  /** Where they end; absent when there is no more. */
  after: z.optional(z.string()),
  /** Pinned notes and open tasks, which stand on top; with the first of the items alone. */
  pinned: z.strictObject({ notes: z.array(noteRecord), tasks: z.array(taskRecord) }),
  /** Of which kinds the person may see any. */
  kinds: z.array(z.enum(timelineKinds)),
  can: canSchema,
})
export type Timeline = z.infer<typeof timeline>

export const timelineEndpoints = {
  /** What was written, done, sent and changed, as far as the person may know of it. */
  readTimeline: defineEndpoint({
    method: 'GET',
    path: '/records/{kind}/{id}/timeline',
    access: { signedIn: true },
    params: parentParams,
    query: z.object({
      after: z.optional(z.string().check(z.maxLength(200))),
      only: z.optional(z.enum(timelineKinds, 'choice')),
    }),
    output: timeline,
  }),
}
