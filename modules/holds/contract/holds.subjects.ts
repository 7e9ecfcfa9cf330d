import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const holdsSubjects = defineSubjects({
  /** `create`: place. `update`: effects, message, last day. `decide`: lift. `override`: let one application pass. */
  Holds: {
    actions: ['view', 'export', 'create', 'update', 'decide', 'override'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
      self: { participantId: '$participantId' },
      payment: { kind: 'payment' },
    },
    fieldGroups: ['personal'],
  },
})
