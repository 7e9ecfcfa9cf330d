import { sql } from 'kysely'
import type { ParentSource } from '#modules/notes-and-tasks/server/parents.ts'
import { facts, subject } from './hold.policy.ts'

const view = { action: 'view', subject } as const
const change = { action: 'update', subject } as const

/** Staff who see a hold see its notes, tasks and files; whoever changes it adds to them. */
export const holdParent: ParentSource = {
  kind: 'hold',
  read: [view],
  permits: {
    write: change,
    restore: change,
    purge: { action: 'override', subject: 'Applications View' },
  },
  from: sql`holds h`,
  id: sql`h.id`,
  // Whom it is on belongs to the personal data, which not everybody sees.
  name: sql`h.reference`,
  reference: sql`h.reference`,
  history: {
    entity: 'hold',
    told: async (_looking, _id, entries) => [...entries],
  },
  facts,
  outsiders: ['employerId', 'participantId'],
}
