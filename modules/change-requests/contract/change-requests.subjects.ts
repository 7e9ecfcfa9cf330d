import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const changeRequestsSubjects = defineSubjects({
  /** `create`: ask, ask again and withdraw. `recommend`: also send back. `decide`: approve, deny and return. */
  'Change Requests': {
    actions: ['view', 'export', 'create', 'recommend', 'decide'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
    },
    fieldGroups: ['personal'],
  },
})
