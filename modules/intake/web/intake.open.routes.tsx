import { defineRoutes } from '#kit/web/define-routes.ts'
import { intakeScreens } from '../contract/intake.screens.ts'

export const routes = defineRoutes(
  intakeScreens,
  {
    employerProfile: () => import('./EmployerScreens.tsx').then((m) => m.EmployerProfileScreen),
    employerApplication: () =>
      import('./EmployerScreens.tsx').then((m) => m.EmployerApplicationScreen),
    employerCompleted: () =>
      import('./completed/CompletedScreen.tsx').then((m) => m.EmployerCompletedScreen),
    employeeProfile: () => import('./EmployeeScreens.tsx').then((m) => m.EmployeeProfileScreen),
    employeeApplication: () =>
      import('./EmployeeScreens.tsx').then((m) => m.EmployeeApplicationScreen),
    employeeCompleted: () =>
      import('./completed/CompletedScreen.tsx').then((m) => m.EmployeeCompletedScreen),
  },
  {
    words: ['applications/contract/rules-strings', 'forms'],
    clearedOnSignOut: ['employeeProfileForm', 'employerProfileForm', 'programId'],
  },
)
