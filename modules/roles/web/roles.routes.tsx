import { IconShieldLock } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { rolesScreens } from '../contract/roles.screens.ts'

export const routes = defineRoutes(
  rolesScreens,
  {
    roles: () => import('./RoleListScreen.tsx').then((m) => m.RoleListScreen),
    roleCards: () => import('./RoleCardsScreen.tsx').then((m) => m.RoleCardsScreen),
    role: () => import('./RoleScreen.tsx').then((m) => m.RoleScreen),
    addRole: () => import('./AddRoleScreen.tsx').then((m) => m.AddRoleScreen),
    editRole: () => import('./EditRoleScreen.tsx').then((m) => m.EditRoleScreen),
    settingsRoles: () => import('./SettingsRolesScreen.tsx').then((m) => m.SettingsRolesScreen),
  },
  { icons: { roles: IconShieldLock }, words: 'all' },
)
