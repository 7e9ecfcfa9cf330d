import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const auditSubjects = defineSubjects({
  /** `self`: who has looked at one's own data, and one's own sign-ins. */
  'Audit Log': {
    actions: ['view', 'export'],
    scopes: { self: { participantId: '$participantId' } },
  },
})
