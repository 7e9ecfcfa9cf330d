export const privacyActsEn = {
  audited: {
    privacy: {
      erased: 'erased the person’s data',
      exported: 'exported the person’s data',
      exportedOwn: 'downloaded their own data',
    },
  },
} as const
