import { defineScreens } from '#kit/contract/define-screen.ts'

const importing = { subject: 'Imports', navActiveLink: '/shareholders' } as const

export const importsScreens = defineScreens({
  importShareholders: { path: '/shareholders/import', ...importing },
  oneImport: { path: '/shareholders/import/{id}', ...importing },
})
