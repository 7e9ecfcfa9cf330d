import { defineScreens } from '#kit/contract/define-screen.ts'

export const importsScreens = defineScreens({
  importShareholders: {
    path: '/shareholders/import',
    subject: 'Imports',
    navActiveLink: '/shareholders',
  },
})
