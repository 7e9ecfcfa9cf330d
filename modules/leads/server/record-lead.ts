import type { Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { LeadScope } from './lead.policy.ts'

interface Known extends LeadScope {
  id: string
  name: string
  version: number
}

type What =
  | 'added'
  | 'edited'
  | 'moved'
  | 'placed'
  | 'deleted'
  | 'restored'
  | 'converted'
  | 'conversionUndone'

/** History of a lead, and the open screens of whoever may see it. */
export async function recordLead(
  change: Change,
  known: Known,
  { what, changes }: { what: What; changes: Differences },
): Promise<void> {
  await change.audit({
    action: `leads.${what}`,
    entity: 'lead',
    entityId: known.id,
    reference: known.name,
    changes,
  })
  await announceLead(change, known)
}

export const announceLead = (
  change: Change,
  { id, version, assigneeId, teamId }: Omit<Known, 'name'>,
) =>
  change.announce({
    topic: 'leads',
    id,
    version,
    subject: 'Leads',
    facts: { assigneeId, teamId },
  })
