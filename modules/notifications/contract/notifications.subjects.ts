import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** A person's own notifications and choices, whatever the role: so there is no scope. */
export const notificationsSubjects = defineSubjects({
  Notifications: { actions: ['view', 'update'] },
  'Settings Notifications': { actions: ['view', 'update'] },
})
