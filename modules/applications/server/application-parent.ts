import { sql } from 'kysely'
import type { ParentSource } from '#modules/notes-and-tasks/server/parents.ts'
import { seesOf } from './application.groups.ts'
import { loadApplication } from './application.queries.ts'
import { placementsOf } from './placements-told.ts'
import { toldHistory } from './told-history.ts'
import { facts, outsiders } from './application-list.queries.ts'

const view = { action: 'view', subject: 'Applications View' } as const
const change = { action: 'update', subject: 'Applications View' } as const

/** Staff who see an application see its notes, tasks and files; whoever works on it adds to them. */
export const applicationParent: ParentSource = {
  kind: 'application',
  read: [view],
  permits: {
    write: change,
    restore: change,
    // Whoever may set a finding aside looks after what others wrote, too.
    purge: { action: 'override', subject: 'Applications View' },
  },
  from: sql`applications a`,
  id: sql`a.id`,
  // Whose application it is belongs to the personal data, which not everybody sees.
  name: sql`(select e.legal_name from employers e where e.id = a.employer_id)`,
  reference: sql`a.reference`,
  groups: {
    names: ['personal', 'employerHalf'],
    seenBy: ({ permissions }) => permissions.groupsIn(view, facts),
  },
  history: {
    entity: 'application',
    also: placementsOf,
    async told(looking, id, entries) {
      const { judged } = await loadApplication(looking, id)
      return toldHistory(looking.db, entries, seesOf(looking.person, judged.scope))
    },
  },
  facts,
  outsiders,
}
