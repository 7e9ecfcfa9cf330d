import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { notificationsSubjects } from './notifications.subjects.ts'
import { rhythmSchema } from './rhythm.ts'

const { may } = notificationsSubjects

/** Of staff alone: nothing of what applicants are sent is optional. */
export const rhythmEndpoints = {
  readRhythm: defineEndpoint({
    summary: 'Read when mails of notices arrive',
    method: 'GET',
    path: '/settings/notifications/rhythm',
    access: may('view', 'Settings Notifications'),
    output: rhythmSchema,
  }),
  setRhythm: defineEndpoint({
    summary: 'Set when mails of notices arrive',
    method: 'PUT',
    path: '/settings/notifications/rhythm',
    access: may('update', 'Settings Notifications'),
    body: rhythmSchema,
    output: rhythmSchema,
  }),
}
