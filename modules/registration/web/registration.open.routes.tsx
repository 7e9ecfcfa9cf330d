import { defineRoutes } from '#kit/web/define-routes.ts'
import { registrationScreens } from '../contract/registration.screens.ts'

export const routes = defineRoutes(registrationScreens, {
  register: () => import('./RegisterScreen.tsx').then((m) => m.RegisterScreen),
  verifyEmail: () => import('./VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
  verified: () => import('./VerifiedScreen.tsx').then((m) => m.VerifiedScreen),
  invitation: () => import('./InvitationScreen.tsx').then((m) => m.InvitationScreen),
  employeePassword: () =>
    import('./EmployeePasswordScreen.tsx').then((m) => m.EmployeePasswordScreen),
})
