import { defineScreens } from '#kit/contract/define-screen.ts'

export const rolesScreens = defineScreens({
  roles: {
    path: '/roles',
    subject: 'Roles List',
    navigation: { section: 'administration', order: 20 },
  },
  addRole: {
    path: '/roles/AddRole',
    subject: 'Roles Create',
    act: 'create',
    navActiveLink: '/roles',
  },
  editRole: { path: '/roles/EditRole', subject: 'Roles Edit', navActiveLink: '/roles' },
  role: { path: '/roles/ViewRole', subject: 'Roles List', navActiveLink: '/roles' },
  roleCards: { path: '/roles/RoleCards', subject: 'Roles List', navActiveLink: '/roles' },
  settingsRoles: {
    path: '/settings/roles',
    subject: 'Settings Roles',
    navActiveLink: '/settings',
    tab: 50,
    tabGroup: 'organisationSettings',
  },
})
