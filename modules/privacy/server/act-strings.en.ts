export const privacyActsEn = {
  audited: {
    privacy: {
      erased: 'erased the person’s data',
      dataTaken: 'exported the person’s data',
      ownDataTaken: 'downloaded their own data',
    },
  },
} as const
