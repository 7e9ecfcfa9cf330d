import * as z from 'zod/mini'
import { bilingualText, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { sides } from '#modules/intake/contract/sides.ts'

const longestMessage = 4000
/** So many files at most go with one message. */
export const mostFiles = 5
/** For so many days a link opens the conversation; then a new one goes to the same address. */
export const daysOfLink = 30
/** Applicants answer for so many days after what the staff did or wrote last about one that has ended. */
export const daysAfterEnd = 90

export const messageFile = z.strictObject({
  id: idSchema,
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
})
export type MessageFile = z.infer<typeof messageFile>

/** A message as whoever sees its side reads it. */
export const message = z.strictObject({
  id: idSchema,
  isFromStaff: z.boolean(),
  /** Null to applicants, who write with the organization and not with one of its people. */
  author: z.nullable(z.string()),
  text: z.string(),
  sentAt: instantSchema,
  /** When the other end read it; of their own, applicants are not told. */
  readAt: z.nullable(instantSchema),
  /** The reader has not had it before. */
  isNew: z.boolean(),
  files: z.array(messageFile),
})
export type Message = z.infer<typeof message>

/** Why somebody cannot write now. */
export const silences = ['notPermitted', 'participantMissing', 'conversationClosed'] as const

/** Everything that was written between one side of an application and the staff. */
export const conversation = z.strictObject({
  side: z.enum(sides),
  /** Who reads and writes there; null to those who write there themselves, and while it is nobody yet. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.nullable(z.enum(['en', 'fr'])),
  /** Something that the side wrote waits for an answer. */
  isWaiting: z.boolean(),
  silence: z.nullable(z.enum(silences)),
  messages: z.array(message),
})
export type Conversation = z.infer<typeof conversation>

/** A conversation behind the link of a mail. */
export const openConversation = z.extend(conversation, {
  reference: z.string(),
  program: bilingualText(120),
})
export type OpenConversation = z.infer<typeof openConversation>

export const writtenMessage = z.strictObject({
  text: saidSchema(longestMessage),
  files: z.optional(z.array(idSchema).check(z.maxLength(mostFiles))),
})
