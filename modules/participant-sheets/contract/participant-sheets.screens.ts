import { defineScreens } from '#kit/contract/define-screen.ts'

export const participantSheetsScreens = defineScreens({
  submitSeveral: {
    path: '/submit-new-application/several',
    subject: 'Applications Create',
    act: 'create',
    navActiveLink: '/submit-new-application',
  },
  submittedSheet: {
    path: '/submit-new-application/several/{id}',
    subject: 'Applications View',
    navActiveLink: '/submit-new-application',
  },
})
