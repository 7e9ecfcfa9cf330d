import type { Change } from '#kit/server/call.ts'

/** Tells open screens that permissions have changed: each asks anew what its person may do. */
export const announceAccess = (change: Change) =>
  change.announce({ topic: 'access', subject: 'Settings Account' })
