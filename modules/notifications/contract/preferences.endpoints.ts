import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { noticeKinds } from './kinds.ts'
import { notificationsSubjects } from './notifications.subjects.ts'

const { may } = notificationsSubjects

/** By kind, whether it comes in that way; without the kinds that never reach the person. */
const wanted = z.partialRecord(z.enum(noticeKinds), z.boolean())
const preferences = z.strictObject({ inApp: wanted, byMail: wanted })
export type NoticePreferences = z.infer<typeof preferences>

/** The ways in which people are told. */
export type NoticeWay = keyof NoticePreferences

const chosen = z.optional(z.partialRecord(z.enum(noticeKinds), z.boolean()))

export const preferencesEndpoints = {
  readNoticePreferences: defineEndpoint({
    method: 'GET',
    path: '/settings/notifications',
    access: may('view', 'Settings Notifications'),
    output: preferences,
  }),
  /** The kinds that are named change, the others stay. */
  setNoticePreferences: defineEndpoint({
    method: 'PATCH',
    path: '/settings/notifications',
    access: may('update', 'Settings Notifications'),
    body: z.strictObject({ inApp: chosen, byMail: chosen }),
    output: preferences,
  }),
}
