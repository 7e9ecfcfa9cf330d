export const leadsEn = {
  screens: {
    leads: 'Pipeline leads',
    lead: 'Lead',
    convertLead: 'Move lead to shareholders',
    settingsStatuses: 'Lead statuses',
  },
  navigation: {
    settingsStatuses: 'Statuses',
    leads: 'Leads',
  },
  subjects: {
    Leads: 'Leads',
    'Settings Statuses': 'Lead statuses',
  },
} as const
