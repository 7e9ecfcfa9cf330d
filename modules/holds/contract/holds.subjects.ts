import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const holdsSubjects = defineSubjects({
  /** `create`: place. `update`: reason, effects, expiry. `decide`: lift. */
  Holds: {
    actions: ['view', 'export', 'create', 'update', 'decide'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
      self: { participantId: '$participantId' },
      payment: { kind: 'payment' },
    },
    fieldGroups: ['personal'],
  },
})
