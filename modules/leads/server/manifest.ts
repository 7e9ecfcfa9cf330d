import type { ServerModule } from '#kit/server/server-module.ts'
import { leadBulkActs } from './change-many.ts'
import { conversionsHandlers } from './conversions.handlers.ts'
import { leadImport } from './lead.import.ts'
import { leadParent } from './lead-parent.ts'
import { searchableLeads } from './lead.search.ts'
import { leadStatusesHandlers } from './lead-statuses.handlers.ts'
import { leadsHandlers } from './leads.handlers.ts'
import { leadsOfSource } from './leads-of-source.ts'
import { ownFieldsOfLeads } from './own-fields-of-leads.ts'
import { assignedLeads } from './open-work.ts'
import { purgeLeads } from './purge-leads.ts'
import { leadsJobsEn } from './job-strings.en.ts'
import { leadsJobsFr } from './job-strings.fr.ts'
import { leadsEn } from '../contract/strings.en.ts'
import { leadsFr } from '../contract/strings.fr.ts'
import { leadsHistoryEn } from '../contract/history-strings.en.ts'
import { leadsHistoryFr } from '../contract/history-strings.fr.ts'
import { leadsActsEn } from './act-strings.en.ts'
import { leadsActsFr } from './act-strings.fr.ts'
import { leadsPersonalData } from './personal-data.ts'
import { leadPeople } from './lead-people.ts'

export const manifest: ServerModule = {
  tables: ['lead_conversions', 'lead_status_names', 'lead_statuses', 'leads'],
  served: () => [...leadsHandlers, ...leadStatusesHandlers, ...conversionsHandlers],
  jobs: () => [purgeLeads],
  jobWords: { area: 'investors', en: leadsJobsEn, fr: leadsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: { leads: leadsHistoryEn.history, ...leadsActsEn.audited },
        fr: { leads: leadsHistoryFr.history, ...leadsActsFr.audited },
        words: { en: leadsEn, fr: leadsFr },
        open: ['leadStatus'],
      },
    ],

    bulkActs: () => leadBulkActs,
    importTargets: () => [leadImport],
    openWork: () => [assignedLeads],
    ownFieldBearers: () => [ownFieldsOfLeads],
    parents: () => [leadParent],
    searchables: () => [searchableLeads],
    sourceBearers: () => [leadsOfSource],
    people: () => [leadPeople],
    personalData: () => [leadsPersonalData],
  },
}
