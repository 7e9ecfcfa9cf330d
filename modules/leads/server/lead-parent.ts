import { sql } from 'kysely'
import type { ParentSource } from '#modules/notes-and-tasks/server/parents.ts'
import { toldOfLead, untold } from './lead-history.queries.ts'

/** Whoever sees a lead sees its notes, tasks and files; whoever changes it adds to them. */
export const leadParent: ParentSource = {
  kind: 'lead',
  read: [{ action: 'view', subject: 'Leads' }],
  permits: {
    write: { action: 'update', subject: 'Leads' },
    restore: { action: 'restore', subject: 'Leads' },
    purge: { action: 'delete', subject: 'Leads' },
  },
  // What it bore went along to the shareholder, and is written there from then on.
  isOpen: sql`l.converted_at is null`,
  movesFrom: 'leads',
  from: sql`(select * from leads where deleted_at is null) l`,
  id: sql`l.id`,
  name: sql`l.name`,
  reference: sql`coalesce(l.company, '')`,
  history: {
    entity: 'lead',
    unless: untold,
    told: toldOfLead,
  },
  facts: { assigneeId: sql`l.assignee_id`, teamId: sql`l.team_id` },
}
