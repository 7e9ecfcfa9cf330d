import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { followable } from './followable.ts'
import { notificationsSubjects } from './notifications.subjects.ts'

const { may } = notificationsSubjects

/** Hear everything of a record, nothing that may be done without, or as of any other. */
export const stances = ['usual', 'follow', 'mute'] as const
export type Stance = (typeof stances)[number]

/** So many are listed at most, the newest first. */
export const mostFollowed = 200

const stance = z.enum(stances, 'choice')
const params = z.strictObject({ entity: z.enum(followable, 'choice'), id: idSchema })

const followed = z.strictObject({
  entity: z.enum(followable),
  id: idSchema,
  reference: z.string(),
  /** Whom or what it is about, as the person may see it. */
  name: z.nullable(z.string()),
  path: z.string(),
  stance,
  since: instantSchema,
})
export type FollowedRecord = z.infer<typeof followed>

/** Of staff alone: applicants are written to about everything that is theirs. */
export const followingEndpoints = {
  /** Those that the person may open at this moment. */
  listFollowed: defineEndpoint({
    summary: 'List what is followed and muted',
    method: 'GET',
    path: '/followed-records',
    access: may('view', 'Notifications'),
    output: z.strictObject({ data: z.array(followed) }),
  }),
  readStance: defineEndpoint({
    summary: 'Read whether a record is followed or muted',
    method: 'GET',
    path: '/followed-records/stance',
    access: may('view', 'Notifications'),
    query: params,
    /** Null for a record that the person may not open. */
    output: z.strictObject({ stance: z.nullable(stance) }),
  }),
  setStance: defineEndpoint({
    summary: 'Follow or mute a record',
    method: 'PUT',
    path: '/followed-records/{entity}/{id}',
    access: may('update', 'Notifications'),
    params,
    body: z.strictObject({ stance }),
    output: z.strictObject({ stance }),
  }),
}
