import { defineScreens } from '#kit/contract/define-screen.ts'

export const leadsScreens = defineScreens({
  leads: {
    path: '/leads',
    subject: 'Leads',
    navigation: { section: 'investors', order: 40 },
  },
  lead: { path: '/leads/{id}', subject: 'Leads', navActiveLink: '/leads' },
  deletedLeads: {
    path: '/leads/trash',
    subject: 'Leads',
    navActiveLink: '/leads',
  },
  convertLead: {
    path: '/leads/{id}/convert',
    subject: 'Leads',
    navActiveLink: '/leads',
    toDo: ['convert'],
  },
  settingsStatuses: {
    path: '/settings/statuses',
    subject: 'Settings Statuses',
    navActiveLink: '/settings',
    tab: 70,
    tabGroup: 'investorSettings',
  },
})
