export const leadsEn = {
  screens: {
    leads: 'Pipeline leads',
    lead: 'Lead',
    convertLead: 'Move lead to shareholders',
    settingsStatuses: 'Lead statuses',
    settingsSources: 'Lead sources',
  },
  navigation: {
    settingsStatuses: 'Statuses',
    settingsSources: 'Sources',
    leads: 'Leads',
  },
  subjects: {
    Leads: 'Leads',
    'Settings Statuses': 'Lead statuses',
    'Settings Sources': 'Lead sources',
  },
} as const
