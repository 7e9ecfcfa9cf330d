import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { announcePart, type Desk, type Parent } from './parents.ts'

/** Of a private note its author alone hears. */
export async function announceNote(
  change: Change,
  desk: Desk,
  { parent, visibility }: { parent: Parent; visibility: string },
) {
  if (visibility === 'team') return announcePart(change, desk, { parent, topic: 'records' })
  await change.announce(personalEvent('records', change.person.userId ?? ''))
}
