import type { Translated } from '#kit/contract/strings.ts'
import type { leadsEn } from './strings.en.ts'

export const leadsFr: Translated<typeof leadsEn> = {
  screens: {
    leads: 'Prospects',
    lead: 'Prospect',
    convertLead: 'Faire du prospect un actionnaire',
    settingsStatuses: 'États des prospects',
  },
  navigation: {
    settingsStatuses: 'États',
    leads: 'Prospects',
  },
  subjects: {
    Leads: 'Prospects',
    'Settings Statuses': 'États des prospects',
  },
}
