import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const supplementsSubjects = defineSubjects({
  /** `create`: request, change and withdraw. `decide`: approve and decline. */
  Supplements: {
    actions: ['view', 'export', 'create', 'decide'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
      self: { participantId: '$participantId' },
    },
    fieldGroups: ['personal'],
  },
})
