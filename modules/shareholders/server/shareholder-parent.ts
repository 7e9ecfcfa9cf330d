import { sql } from 'kysely'
import { toldOfShareholder } from './shareholder-history.queries.ts'
import type { ParentSource } from '#modules/notes-and-tasks/server/parents.ts'

/** Whoever sees a shareholder sees its notes, tasks and files; whoever changes it adds to them. */
export const shareholderParent: ParentSource = {
  kind: 'shareholder',
  read: [
    { action: 'view', subject: 'Shareholders View' },
    { action: 'view', subject: 'Shareholders List' },
  ],
  permits: {
    write: { action: 'update', subject: 'Shareholders Edit' },
    restore: { action: 'restore', subject: 'Shareholders Edit' },
    purge: { action: 'delete', subject: 'Shareholders Edit' },
  },
  // Of a merged one everything hangs on whom it was merged into.
  movesFrom: 'shareholders',
  from: sql`(select * from shareholders where status <> 'merged') s`,
  id: sql`s.id`,
  name: sql`s.display_name`,
  reference: sql`s.number`,
  history: { entity: 'shareholder', told: toldOfShareholder },
  facts: { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` },
}
