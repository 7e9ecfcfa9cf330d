/** Words of the screens. */
export const participantFilesWebEn = {
  count: '{count, plural, one {# file} other {# files}}',
  empty: 'No files yet',
  emptyHint: 'Documents, files sent with forms, pay stubs and receipts appear here.',
  sources: {
    document: 'Documents of applications',
    answer: 'Files sent with forms',
    payment: 'Pay stubs and receipts',
  },
  actions: {
    downloadAll: 'Download all files',
    download: 'Download {name}',
  },
} as const
