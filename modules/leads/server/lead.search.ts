import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import type { Tone } from '#kit/contract/define-status.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import type { StatusKind } from '../contract/lead-status.ts'
import { leadsScreens } from '../contract/leads.screens.ts'
import { leadsWords } from '../contract/words.ts'
import { leadListSource } from './lead-list.queries.ts'

const toneOf: Record<StatusKind, Tone> = { open: 'info', won: 'success', lost: 'neutral' }

/** By name, company, e-mail and telephone. */
export const searchableLeads: Searchable = {
  kind: 'leads',
  place: 70,
  words: leadsWords,
  title: 'screens.leads',
  list: { path: leadsScreens.leads.path, query: { view: 'list' } },
  async seenBy(person, db) {
    if (!person.permissions.allows({ action: 'view', subject: 'Leads' })) return null
    const { from, id, where, search } = leadListSource(db, {
      person,
      action: 'view',
      isDeleted: false,
      own: await readActiveFields(db, 'lead'),
    })
    return {
      from,
      id,
      where,
      joins: sql`join lead_statuses st on st.id = l.status_id`,
      search: search!,
      exactly: [sql`l.email`],
      names: [{ folded: sql`l.sort_name` }],
      order: sql`l.sort_name`,
      select: sql`l.name, l.company, l.email, st.kind, st.name->>'en' as en, st.name->>'fr' as fr`,
      show: (row, { language }) => ({
        name: row['name'] ?? '',
        reference: row['company'] ?? null,
        fact: row['email'] ?? null,
        state: { word: row[language] ?? '', tone: toneOf[row['kind'] as StatusKind] },
        path: fillPath(leadsScreens.lead.path, { id: row['id'] ?? '' }),
      }),
    }
  },
}
