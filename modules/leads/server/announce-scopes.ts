import type { Change } from '#kit/server/call.ts'
import type { LeadScope } from './lead.policy.ts'

export interface MovedLead extends LeadScope {
  id: string
  name: string
}

/** However many there are, screens of those who see some of them hear of it once for each user's. */
export async function announceScopes(change: Change, leads: readonly LeadScope[]): Promise<void> {
  const scopes = new Map(
    leads.map(({ assigneeId, teamId }) => [`${assigneeId} ${teamId}`, { assigneeId, teamId }]),
  )
  for (const facts of scopes.values())
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ topic: 'leads', subject: 'Leads', facts })
}
