import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const reportsSubjects = defineSubjects({
  /**
   * What is counted lies within the scope; `finance`: the reports about money. `freeze`: to keep what was
   * told to a funder, and to say that a later one takes its place.
   */
  Reports: {
    actions: ['view', 'export', 'freeze'],
    scopes: {
      program: { programId: { $in: '$programIds' } },
      own: { employerId: '$employerId' },
      finance: { kind: 'finance' },
    },
    fieldGroups: ['personal'],
  },
})

export type ReportAction = (typeof reportsSubjects.subjects.Reports.actions)[number]
