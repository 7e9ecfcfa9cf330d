import { defineScreens } from '#kit/contract/define-screen.ts'

/** The forms of applicants: no account needed. */
export const intakeScreens = defineScreens({
  employerProfile: { path: '/employer/profile', public: true },
  employerApplication: { path: '/employer/application', public: true },
  employerCompleted: { path: '/employer/completed', public: true },
  employeeProfile: { path: '/employee/profile', public: true },
  employeeApplication: { path: '/employee/application', public: true },
  employeeCompleted: { path: '/employee/completed', public: true },
})
