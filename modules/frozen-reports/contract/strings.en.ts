export const frozenReportsEn = {
  screens: { frozenReports: 'Frozen reports', frozenReport: 'Frozen report' },
  fields: {
    asked: 'Report',
    title: 'Report',
    number: 'Number',
    period: 'Period',
    sentTo: 'Sent to',
    note: 'Note',
    frozenAt: 'Frozen on',
    frozenBy: 'Frozen by',
    isWithdrawn: 'Withdrawn',
    supersededBy: 'Replaced by',
    reason: 'Reason',
  },
  missing: { sentTo: 'Enter the recipient of the report' },
  reasons: {
    freezingNotWhole: 'Only staff who see all that the report counts may freeze it.',
    alreadyWithdrawn: 'This report was withdrawn already.',
  },
  validation: { notLater: 'Choose a later report of the same kind.' },
  file: { frozen: 'Frozen', sentTo: 'Sent to', number: 'Number', digest: 'Digest (SHA-256)' },
} as const
