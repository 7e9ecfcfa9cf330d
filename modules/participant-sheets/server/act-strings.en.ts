/** What the audit log says was done: “Amina …”. */
export const participantSheetsActsEn = {
  audited: {
    participantSheets: {
      submitted: 'submitted a sheet of participants',
      forgotten: 'deleted sheets of participants that were not submitted',
    },
  },
} as const
