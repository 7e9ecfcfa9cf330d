import type { Change } from '#kit/server/call.ts'
import type { ShareholderScope } from './shareholder.policy.ts'

/** Open screens of whoever may see the shareholder hear of a change. */
export const announceShareholder = (
  change: Change,
  { id, version, assigneeId, teamId }: { id: string; version: number } & ShareholderScope,
) =>
  change.announce({
    topic: 'shareholders',
    id,
    version,
    subject: 'Shareholders View',
    facts: { assigneeId, teamId },
  })
