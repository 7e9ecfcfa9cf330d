import { IconBuilding, IconIdBadge2, IconUserCog, IconUserShield } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { usersScreens } from '../contract/users.screens.ts'

const ofUser = [
  'outbox/web/refused-strings',
  'privacy',
  'privacy/web/strings',
  'tokens',
  'tokens/web/strings',
]

export const routes = defineRoutes(
  usersScreens,
  {
    systemUsers: () => import('./UserLists.tsx').then((m) => m.SystemUsers),
    employers: () => import('./UserLists.tsx').then((m) => m.EmployerUsers),
    employees: () => import('./UserLists.tsx').then((m) => m.EmployeeUsers),
    usersManagement: () => import('./ManagementScreen.tsx').then((m) => m.ManagementScreen),
    addUser: () => import('./AddUserScreen.tsx').then((m) => m.AddUserScreen),
    editUser: () => import('./EditUserScreen.tsx').then((m) => m.EditUserScreen),
    editEmployerProfile: () =>
      import('./EmployerProfileScreen.tsx').then((m) => m.EmployerProfileScreen),
    user: () => import('./UserScreen.tsx').then((m) => m.UserScreen),
  },
  {
    icons: {
      systemUsers: IconUserShield,
      employers: IconBuilding,
      employees: IconIdBadge2,
      usersManagement: IconUserCog,
    },
    words: ['employers', 'bank-accounts', 'bank-accounts/web/strings'],
    wordsOf: { user: ofUser },
  },
)
