/** What the audit log says was done: “Amina …”. */
export const importsActsEn = {
  audited: {
    imports: {
      checking: 'checked the rows of an import',
      running: 'ran an import',
      reverting: 'reversed an import',
      uploaded: 'uploaded a file to import',
      mended: 'corrected rows of an import',
      errorsExported: 'downloaded the rows with errors',
    },
  },
} as const
