import { defineScreens } from '#kit/contract/define-screen.ts'

export const answersScreens = defineScreens({
  formAnswers: {
    path: '/programs/{id}/forms/{formId}/answers',
    subject: 'Programs View',
    navActiveLink: '/programs',
  },
})
