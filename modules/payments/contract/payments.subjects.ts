import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const paymentsSubjects = defineSubjects({
  /** `create`: claim. `verify`: assess. `decide`: approve. `pay`: batches, release, result. */
  Payments: {
    actions: ['view', 'export', 'create', 'verify', 'decide', 'pay'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
      self: { participantId: '$participantId' },
    },
    fieldGroups: ['personal', 'bank'],
  },
})
