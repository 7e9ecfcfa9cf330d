import { defineScreens } from '#kit/contract/define-screen.ts'

export const formsScreens = defineScreens({
  thankYou: { path: '/forms/thankyou', public: true },
  programForms: {
    path: '/programs/{id}/forms',
    subject: 'Programs View',
    navActiveLink: '/programs',
  },
  programForm: {
    path: '/programs/{id}/forms/{formId}',
    subject: 'Programs View',
    navActiveLink: '/programs',
  },
})
