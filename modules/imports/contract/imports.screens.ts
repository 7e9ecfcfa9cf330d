import { defineScreens } from '#kit/contract/define-screen.ts'

const importing = { subject: 'Imports', navActiveLink: '/shareholders' } as const

export const importsScreens = defineScreens({
  importShareholders: { path: '/shareholders/import', ...importing, act: 'import' },
  oneImport: { path: '/shareholders/import/{id}', ...importing },
  /** One of reference data, beside the list that it fills. */
  classificationImport: {
    path: '/settings/classifications/import/{id}',
    subject: 'Imports',
    navActiveLink: '/settings',
  },
})
