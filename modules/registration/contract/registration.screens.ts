import { defineScreens } from '#kit/contract/define-screen.ts'

export const registrationScreens = defineScreens({
  register: { path: '/register', unauthenticatedOnly: true },
  verifyEmail: { path: '/verify-email', public: true },
  verified: { path: '/verified', public: true },
  invitation: { path: '/invitation', unauthenticatedOnly: true },
  employeePassword: { path: '/employee/password', unauthenticatedOnly: true },
})
