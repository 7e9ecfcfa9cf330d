import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const orphanedSubjects = defineSubjects({
  /**
   * `update`: the steps taken, and closing the case. `assign`: rematch with an employer.
   * `own`: participants who are offered to one's own organisation in an open match.
   */
  'Orphaned Participants List': {
    actions: ['view', 'export', 'update', 'assign'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { matchedEmployerId: '$employerId' },
    },
    fieldGroups: ['personal'],
  },
})
