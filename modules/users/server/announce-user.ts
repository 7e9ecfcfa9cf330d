import type { Change } from '#kit/server/call.ts'

interface Changed {
  id: string
  employerId: string | null
  version?: number
}

/** Open screens fetch the person anew. */
export const announceUser = (change: Change, { id, employerId, version }: Changed) =>
  change.announce({
    topic: 'users',
    id,
    ...(version !== undefined && { version }),
    subject: 'System Users View',
    facts: { id, employerId },
  })

/** What somebody may do has changed: whoever is signed in asks anew what that is. */
export const announceAccess = (change: Change) =>
  change.announce({ topic: 'access', subject: 'Settings Account' })
