import type { ServerModule } from '#kit/server/server-module.ts'
import { leadBulkActs } from './change-many.ts'
import { conversionsHandlers } from './conversions.handlers.ts'
import { leadParent } from './lead-parent.ts'
import { searchableLeads } from './lead.search.ts'
import { leadStatusesHandlers } from './lead-statuses.handlers.ts'
import { leadsHandlers } from './leads.handlers.ts'
import { leadsOfSource } from './leads-of-source.ts'
import { assignedLeads } from './open-work.ts'
import { purgeLeads } from './purge-leads.ts'
import { leadsJobsEn } from './job-strings.en.ts'
import { leadsJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['lead_conversions', 'lead_status_names', 'lead_statuses', 'leads'],
  served: () => [...leadsHandlers, ...leadStatusesHandlers, ...conversionsHandlers],
  jobs: () => [purgeLeads],
  jobWords: { area: 'investors', en: leadsJobsEn, fr: leadsJobsFr },
  offers: {
    bulkActs: () => leadBulkActs,
    openWork: () => [assignedLeads],
    parents: () => [leadParent],
    searchables: () => [searchableLeads],
    sourceBearers: () => [leadsOfSource],
  },
}
