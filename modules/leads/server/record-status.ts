import type { Bilingual } from '#kit/contract/fields.ts'
import type { Differences } from '#kit/server/audit.ts'
import { generalEvent } from '#kit/server/events.ts'
import type { Change } from '#kit/server/call.ts'

type What = 'added' | 'edited' | 'placed' | 'deleted'

/** History of a status, and the open screens that show it. */
export async function recordStatus(
  change: Change,
  { id, name }: { id: string; name: Bilingual },
  { what, changes }: { what: What; changes: Differences },
): Promise<void> {
  await change.audit({
    action: `leadStatuses.${what}`,
    entity: 'leadStatus',
    entityId: id,
    reference: name.en,
    changes,
  })
  await change.announce({ topic: 'lead-statuses', id, subject: 'Settings Statuses' })
  // Whoever sees but some of the leads has its column all the same.
  await change.announce(generalEvent('leads', 'Leads'))
}
