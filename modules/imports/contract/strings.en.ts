export const importsEn = {
  screens: {
    importShareholders: 'Import shareholders',
  },
  subjects: {
    Imports: 'Imports',
  },
} as const
