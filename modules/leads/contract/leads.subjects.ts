import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const leadsSubjects = defineSubjects({
  /** `update`: moving on the board too. `assign`: give to somebody. `convert`: to shareholder. */
  Leads: {
    actions: ['view', 'create', 'update', 'assign', 'convert', 'delete', 'restore', 'export'],
    scopes: {
      team: { teamId: '$teamId' },
      own: { assigneeId: '$userId' },
      unassigned: { assigneeId: null },
    },
    /** Custom fields that are not shown to everybody who sees a lead. */
    fieldGroups: ['restricted'],
  },
  'Settings Statuses': { actions: ['view', 'configure'] },
})
