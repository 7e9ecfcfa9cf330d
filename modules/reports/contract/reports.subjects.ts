import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const reportsSubjects = defineSubjects({
  /** What is counted lies within the scope; `finance`: the reports about money. */
  Reports: {
    actions: ['view', 'export'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
      finance: { kind: 'finance' },
    },
    fieldGroups: ['personal'],
  },
})
