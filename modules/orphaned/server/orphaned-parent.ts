import { sql } from 'kysely'
import type { ParentSource } from '#modules/notes-and-tasks/server/parents.ts'
import { facts, subject } from './orphaned.policy.ts'

const view = { action: 'view', subject } as const
const change = { action: 'update', subject } as const

/** Staff who see a case see its notes, tasks and files; whoever works on it adds to them. */
export const orphanedParent: ParentSource = {
  kind: 'orphanedCase',
  read: [view],
  permits: {
    write: change,
    restore: change,
    purge: { action: 'override', subject: 'Applications View' },
  },
  from: sql`orphaned_cases c`,
  id: sql`c.id`,
  // Whose case it is belongs to the personal data, which not everybody sees.
  name: sql`(select e.legal_name from employers e where e.id = c.former_employer_id)`,
  reference: sql`c.reference`,
  history: {
    entity: 'orphanedCase',
    told: async (_looking, _id, entries) => [...entries],
  },
  facts,
  outsiders: ['matchedEmployerId'],
}
