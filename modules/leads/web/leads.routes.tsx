import { IconTargetArrow } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { leadsScreens } from '../contract/leads.screens.ts'

const ofConversion = ['merges']

export const routes = defineRoutes(
  leadsScreens,
  {
    leads: () => import('./LeadsScreen.tsx').then((m) => m.LeadsScreen),
    lead: () => import('./LeadScreen.tsx').then((m) => m.LeadScreen),
    convertLead: () => import('./convert/ConvertLeadScreen.tsx').then((m) => m.ConvertLeadScreen),
    deletedLeads: () => import('./DeletedLeadsScreen.tsx').then((m) => m.DeletedLeadsScreen),
    settingsStatuses: () => import('./statuses/StatusesScreen.tsx').then((m) => m.StatusesScreen),
  },
  {
    icons: { leads: IconTargetArrow },
    words: ['privacy', 'privacy/web/strings'],
    wordsOf: { convertLead: ofConversion },
    clearedOnSignOut: ['leadsStats', 'leadsFolded'],
  },
)
