import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** `assigneeId` is the relationship manager, `teamId` the team of that person. */
const scopes = {
  team: { teamId: '$teamId' },
  own: { assigneeId: '$userId' },
} as const

/** `bankMask`: that there are bank details, and the ends of their numbers. */
const fieldGroups = ['bank', 'bankMask', 'figures'] as const

export const shareholdersSubjects = defineSubjects({
  'Shareholders List': { actions: ['view', 'export'], scopes, fieldGroups },
  'Shareholders View': { actions: ['view'], scopes, fieldGroups },
  /** `delete`: archive. */
  'Shareholders Edit': {
    actions: ['create', 'update', 'delete', 'restore'],
    scopes,
    fieldGroups: ['bank'],
  },
})
