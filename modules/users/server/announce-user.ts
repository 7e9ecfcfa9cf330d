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
