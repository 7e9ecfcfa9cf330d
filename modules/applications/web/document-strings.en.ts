export const applicationsDocumentEn = {
  documents: {
    none: 'No documents asked for or received.',
    sides: { employer: 'Employer', participant: 'Participant', staff: 'Added by staff' },
    notReceived: 'Not received',
    optional: 'Not received (optional)',
    download: 'Download document',
    downloadAll: 'Download all as ZIP',
  },
} as const
