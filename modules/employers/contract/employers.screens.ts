import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/employers'

export const employersScreens = defineScreens({
  directory: {
    path: '/employers',
    subject: 'Employers List',
    navigation: { section: 'funding', order: 25 },
  },
  employer: { path: '/employers/{id}', subject: 'Employers View', navActiveLink },
})
