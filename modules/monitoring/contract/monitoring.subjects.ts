import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const monitoringSubjects = defineSubjects({
  /**
   * Lists and forms alike. `update`: fill in. `decide`: remind, accept, ask for changes, reopen.
   * `override`: extend, waive.
   */
  'Monitoring Forms List': {
    actions: ['view', 'export', 'update', 'decide', 'override'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId', side: 'employer' },
      self: { participantId: '$participantId', side: 'participant' },
    },
    fieldGroups: ['personal'],
  },
})
