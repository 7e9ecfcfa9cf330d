import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { noticeKinds } from './kinds.ts'
import { notificationsSubjects } from './notifications.subjects.ts'

const { may } = notificationsSubjects

/** By kind, whether a letter comes. */
const byMail = z.record(z.enum(noticeKinds), z.boolean())
const preferences = z.strictObject({ byMail })
export type NoticePreferences = z.infer<typeof preferences>

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
    body: z.strictObject({ byMail: z.partialRecord(z.enum(noticeKinds), z.boolean()) }),
    output: preferences,
  }),
}
