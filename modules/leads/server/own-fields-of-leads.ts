import { sql } from 'kysely'
import type { OwnFieldBearer } from '#modules/custom-fields/server/own-field-bearer.ts'
import { leadsWords } from '../contract/words.ts'
import { seenLeads } from './lead-list.queries.ts'

/** Leads bear fields that the organisation adds. */
export const ownFieldsOfLeads: OwnFieldBearer = {
  entity: 'lead',
  words: leadsWords,
  protections: ['restricted'],
  seenBy: ({ permissions }) => {
    const view = { action: 'view', subject: 'Leads' } as const
    return permissions.allows(view) ? (group) => permissions.allows(view, undefined, group) : null
  },
  records: (person, group) => ({
    from: sql`leads l`,
    id: sql`l.id`,
    name: sql`l.name`,
    where: sql<boolean>`(l.deleted_at is null and l.converted_at is null and ${seenLeads(person, 'view', group)})`,
  }),
}
