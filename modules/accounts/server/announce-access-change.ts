import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'

/**
 * What these people may do has changed: their open screens fetch it afresh, so that navigation and
 * buttons follow without signing in again. The server itself looks at the role with every request.
 */
export async function announceAccessChange(
  { announce }: Pick<Change, 'announce'>,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of new Set(userIds)) await announce(personalEvent('access', userId))
}
