import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'

/** Whoever's sheet it is may have it open twice. */
export const tellTabs = async ({ person, announce }: Change) => {
  if (person.userId) await announce(personalEvent('participant-sheets', person.userId))
}
